import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { ownComponents } from '#theme/mui/ownComponents';
import { partUses } from './partUses';
import { themeSlots } from './themeSlots';

const shownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file, '.stories.tsx'));

test('LIB-05 no docs page of a part lacks its use: when, do, don’t and accessible use', () => {
  expect(Object.keys(partUses)).toEqual(expect.arrayContaining(shownIn('stories/ui')));
  const empty = Object.entries(partUses).filter(([, use]) =>
    Object.values(use).some((text) => text.trim() === ''),
  );
  expect(empty).toEqual([]);
});

test('LIB-05 every use told is that of a part with stories', () => {
  expect(shownIn('stories')).toEqual(expect.arrayContaining(Object.keys(partUses)));
});

test('LIB-05 every own component of the theme shows its slots on the docs page of a part', () => {
  const told = Object.keys(partUses).flatMap((part) => themeSlots(part)?.name ?? []);
  expect(told.toSorted()).toEqual(Object.keys(ownComponents).toSorted());
});
