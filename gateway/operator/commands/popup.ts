import { audiences } from '#contract/constants';
import { bannerStore } from '../../content/bannerStore.ts';
import { safeAddress } from '../../content/safeAddress.ts';
import { popupStore, type PopupRow } from '../../content/popupStore.ts';
import { act, type Command } from '../acts/act.ts';
import { articleInputs, readArticle, readWindow, windowInputs, momentsOf } from '../acts/articles.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const line = ({ id, promotionType, execution, texts, publishedAt, endsAt }: PopupRow) => ({
  id,
  type: promotionType,
  for: execution,
  title: texts.EN.title,
  from: publishedAt.toISOString(),
  until: endsAt?.toISOString() ?? null,
});

export const popup: Command = {
  summary: 'Popups that come after the page has loaded.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every popup, the newest first.',
      run: async ({ tx, merchant }) => {
        const rows = await popupStore(tx).list(merchant);
        return { rows: rows.map(line) };
      },
    }),
    add: act({
      summary: 'Publishes a popup.',
      options: {
        ...windowInputs,
        for: {
          kind: 'text',
          choices: audiences,
          required: true,
          help: 'A members, B visitors, F first log-in',
        },
        type: { kind: 'text', choices: ['B', 'PL', 'PU', 'PR', 'H'], help: 'PU unless given' },
        image: { kind: 'text', help: 'path or https address of a picture' },
        ...articleInputs,
      },
      run: async ({ tx, tenant, merchant, now }, values) => {
        const given = values as { from?: Date; until?: Date; image?: string } & Partial<
          Record<'for' | 'type', string>
        >;
        if (given.image !== undefined && !safeAddress(given.image)) {
          throw new OperatorError('image has to be a path of ours or an https address');
        }
        const row = await popupStore(tx).add({
          merchant,
          promotionType: (given.type ?? 'PU') as PopupRow['promotionType'],
          execution: given.for as PopupRow['execution'],
          images: given.image === undefined ? [] : [{ url: given.image }],
          texts: readArticle(values, tenant),
          ...readWindow(given, now),
        });
        return {
          rows: [line(row)],
          change: { target: String(row.id), before: null, after: row },
          moments: momentsOf(row),
        };
      },
    }),
    remove: act({
      summary: 'Takes a popup away for good.',
      final: true,
      places: { id: { kind: 'integer', required: true, help: 'id out of the list' } },
      run: async ({ tx, merchant }, { id }) => {
        const leading = (await bannerStore(tx).list(merchant)).find(
          ({ linkageType, link }) => linkageType === 'promotion' && link === String(id),
        );
        if (leading !== undefined)
          throw new OperatorError(`Banner ${leading.id} leads to popup ${id}: remove the banner first`);
        const row = await popupStore(tx).remove(merchant, id);
        if (row === undefined) throw new OperatorError(`There is no popup ${id}`);
        return { rows: [line(row)], change: { target: String(id), before: row, after: null } };
      },
    }),
  },
  examples: [
    'popup add --for B --title-en "New here?" --content-en "<p>See the <a href=/noticePage>notices</a>.</p>"',
    'popup list',
  ],
};
