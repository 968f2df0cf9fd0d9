import { hasChoice, isDuel } from './duels';

test('STAGE-02 esports, cockfights and horse races are shown as duels', () => {
  expect((['football', 'esports', 'cockfight', 'horse', 'futsal'] as const).filter(isDuel)).toEqual([
    'esports',
    'cockfight',
    'horse',
  ]);
});

test('STAGE-02 one pit and one track are no choice', () => {
  expect((['SPORTS', 'ESPORTS', 'COCKFIGHT', 'HORSE'] as const).filter(hasChoice)).toEqual([
    'SPORTS',
    'ESPORTS',
  ]);
});
