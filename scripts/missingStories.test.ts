import { missingStories } from './missingStories.ts';

const files: Record<string, string> = {
  'src/ui/gaming/GameCard.tsx': 'export const GameCard = () => null;',
  'src/ui/gaming/GameCardRoot.tsx': 'export const GameCardRoot = styled();',
  'src/ui/GameCard.test.tsx': 'export const Fixture = () => null;',
  'src/ui/media/icons.tsx': 'export const icons = {};',
  'src/ui/useTicker.ts': 'export const Ticker = 1;',
  'src/screens/home/HomeScreen.tsx': 'export const HomeScreen = () => null;',
  'src/screens/home/HomeView.tsx': 'export function HomeView() {}',
};

const missing = (stories: string[]): string[] =>
  missingStories(
    Object.keys(files),
    (path) => files[path] ?? '',
    (path) => stories.includes(path),
  );

test('WL-04 a component without a story file at its mirrored path is named', () => {
  expect(missing([])).toEqual(['src/ui/gaming/GameCard.tsx', 'src/screens/home/HomeView.tsx']);
  expect(missing(['stories/ui/gaming/GameCard.stories.tsx'])).toEqual(['src/screens/home/HomeView.tsx']);
});

test('WL-04 a story elsewhere does not count', () => {
  expect(missing(['stories/GameCard.stories.tsx'])).toContain('src/ui/gaming/GameCard.tsx');
});
