import type { Random } from '../../platform/runtime/random.ts';
import type { GameIdea } from './CatalogueGame.ts';
import { otherNames } from './names/otherNames.ts';
import { grammar, slotPatterns } from './slotPatterns.ts';
import { settings, type SlotTheme } from './settings.ts';
import type { Words } from './settings/Setting.ts';
import { subjects } from './subjects.ts';
import type { Subject } from './subjects/Subject.ts';

const partNames = ['subject', 'attribute', 'tale', 'deed', 'place'] as const;
type Part = (typeof partNames)[number];

const longestTitle = 34;
const shares = grammar.flatMap((pattern) => Array<(typeof grammar)[number]>(pattern.share).fill(pattern));
const homes = subjects.flatMap((subject: Subject) => subject.themes.map((theme) => ({ subject, theme })));

const fill = (pattern: string, wordOf: (part: Part) => string) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, part: Part) => wordOf(part));

const namesOf = (pattern: (typeof grammar)[number], parts: Record<Part, Words>) => {
  const used = partNames.filter((part) => pattern.en.includes(`{${part}}`));
  return otherNames(
    used.map((part) => [part, parts[part][1]]),
    (language, translated) => fill(pattern[language], (part) => translated[used.indexOf(part)] ?? ''),
  );
};

/** 'Mặt Trời Mặt Trời' and 'Ngọn Lửa Lửa' say a word twice; no one names a game like that. */
function repeatsItself(title: string): boolean {
  const words = title.toLowerCase().split(' ');
  return new Set(words).size < words.length;
}

function compose(subject: Subject, theme: SlotTheme, { pick, next }: Random): GameIdea {
  const kind = slotPatterns[subject.kind];
  const setting = settings[theme];
  const parts: Record<Part, Words> = {
    subject: [subject.vi, subject.en],
    attribute: pick<Words>(next() < 0.72 ? setting.attributes : kind.attributes),
    tale: pick<Words>(kind.tales),
    deed: pick<Words>(kind.deeds),
    place: pick<Words>(setting.places),
  };
  const pattern = pick(shares);
  return {
    gameName: fill(pattern.vi, (part) => parts[part][0]),
    gameNameEn: fill(pattern.en, (part) => parts[part][1]),
    otherNames: namesOf(pattern, parts),
    cover: { theme, motif: subject.motif },
  };
}

/** Slots with titles that are natural in Vietnamese and in neither language taken; their cover shows what the title says. */
export function slotIdeas(count: number, taken: Set<string>, chance: Random): GameIdea[] {
  const ideas: GameIdea[] = [];
  while (ideas.length < count) {
    for (const { subject, theme } of chance.shuffle(homes)) {
      const idea = compose(subject, theme, chance);
      const isFit =
        !repeatsItself(idea.gameName) &&
        !repeatsItself(idea.gameNameEn) &&
        idea.gameName.length <= longestTitle;
      if (!isFit || taken.has(idea.gameName) || taken.has(idea.gameNameEn)) continue;
      taken.add(idea.gameName).add(idea.gameNameEn);
      ideas.push(idea);
      if (ideas.length === count) break;
    }
  }
  return ideas;
}
