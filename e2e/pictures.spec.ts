import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { comparePicture } from './pictures/comparePicture';
import { isUpdate, pictureName, storedPictures } from './pictures/pictureFiles';
import { picturedStories, storiesOfRun } from './pictures/pictureStories';
import { test } from './pictures/pictureTest';
import { partsOf } from './stories/partsOf';

const ending = '.webp';

test('WL-05 every stored picture is one of a story', () => {
  const named = new Set(
    picturedStories().flatMap(({ id, modes }) => modes.map((mode) => pictureName(id, mode))),
  );
  const left = globSync(`*/*${ending}`, { cwd: storedPictures }).filter(
    (file) => !named.has(file.slice(0, -ending.length).replaceAll('\\', '/')),
  );
  if (isUpdate) for (const file of left) rmSync(join(storedPictures, file));
  else expect(left, 'UPDATE_PICTURES=1 removes them').toEqual([]);
});

for (const part of partsOf(storiesOfRun()))
  test.describe(() => {
    // One worker runs the whole part in one page.
    test.describe.configure({ mode: 'default' });
    for (const { id, name, modes } of part)
      test(`WL-05 ${name} looks as stored`, async ({ pictures }, { annotations }) => {
        if (typeof pictures === 'string') {
          for (const mode of modes)
            annotations.push({ type: 'not compared', description: pictureName(id, mode) });
          test.skip(true, pictures);
          return;
        }
        const found: string[] = [];
        for (const mode of modes) {
          const picture = pictureName(id, mode);
          const difference = await comparePicture(picture, async () => {
            const { status, faults } = await pictures.switchTo(id, mode);
            if (status !== 'success')
              throw new Error(`${picture}: the story ended with ${status}. ${faults.join(' ')}`);
            return pictures.shoot(mode);
          });
          if (difference) found.push(difference);
        }
        expect(
          found,
          'reports/pictures/index.html shows them; UPDATE_PICTURES=1 stores those that are meant',
        ).toEqual([]);
      });
  });
