import { bannerGroups, linkageTypes } from '#contract/constants';
import { safeAddress } from '../../content/safeAddress.ts';
import { bannerStore, type BannerRow } from '../../content/bannerStore.ts';
import { act, type Command } from '../acts/act.ts';
import { readWindow, windowInputs, momentsOf } from '../acts/articles.ts';
import { bannerLinkFault } from '../acts/bannerLink.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readTexts, wordInputs } from '../acts/wordInputs.ts';

const fields = {
  eyebrow: { help: 'small line above', longest: 40 },
  title: { help: 'title', longest: 60 },
  highlight: { help: 'second, larger line', longest: 24 },
  lead: { help: 'text below', longest: 160 },
  action: { help: 'words of the button', longest: 24 },
  condition: { help: 'wagering condition beside the button', longest: 120 },
};

const line = ({ id, groupName, sort, texts, url, linkageType, link }: BannerRow) => ({
  id,
  group: groupName,
  place: sort,
  title: texts.EN.title,
  url,
  leads: linkageType === 'none' ? null : `${linkageType} ${link}`,
});

const id = { kind: 'integer', required: true, help: 'id out of the list' } as const;

export const banner: Command = {
  summary: 'Banners of the home page and of the log-in and register popups.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every banner by group and place.',
      run: async ({ tx, merchant }) => {
        const rows = await bannerStore(tx).list(merchant);
        return { rows: rows.map(line) };
      },
    }),
    add: act({
      summary: 'Publishes a banner.',
      options: {
        ...windowInputs,
        group: { kind: 'text', choices: bannerGroups, required: true, help: 'where it is shown' },
        url: { kind: 'text', required: true, help: 'picture: path without size, or https address' },
        place: { kind: 'integer', help: 'lower comes first; 100 unless given' },
        leads: { kind: 'text', choices: linkageTypes, help: 'what a click opens; none unless given' },
        link: { kind: 'text', help: 'route, id of a popup for promotion, game code or https address' },
        ...wordInputs(fields),
      },
      run: async ({ tx, merchant, now }, values) => {
        const given = values as { from?: Date; until?: Date; place?: number } & Partial<
          Record<'group' | 'url' | 'leads' | 'link', string>
        >;
        const { url = '', link = '', place = 100 } = given;
        const linkageType = (given.leads ?? 'none') as BannerRow['linkageType'];
        const fault = safeAddress(url)
          ? await bannerLinkFault({ linkageType, link }, { tx, merchant, now })
          : 'url has to be a path of ours or an https address';
        if (fault !== undefined) throw new OperatorError(fault);
        const row = await bannerStore(tx).add({
          merchant,
          groupName: given.group as BannerRow['groupName'],
          url,
          linkageType,
          link,
          texts: readTexts(values, fields, 'title'),
          sort: place,
          ...readWindow(given, now),
        });
        return {
          rows: [line(row)],
          change: { target: String(row.id), before: null, after: row },
          moments: momentsOf(row),
        };
      },
    }),
    move: act({
      summary: 'Puts a banner at another place of its group.',
      places: { id, place: { kind: 'integer', required: true, help: 'lower comes first' } },
      run: async ({ tx, merchant }, { id: number, place }) => {
        const before = await bannerStore(tx).move(merchant, number, place);
        if (before === undefined) throw new OperatorError(`There is no banner ${number}`);
        const after = { ...before, sort: place };
        return { rows: [line(after)], change: { target: String(number), before: before.sort, after: place } };
      },
    }),
    remove: act({
      summary: 'Takes a banner away for good.',
      final: true,
      places: { id },
      run: async ({ tx, merchant }, { id: number }) => {
        const row = await bannerStore(tx).remove(merchant, number);
        if (row === undefined) throw new OperatorError(`There is no banner ${number}`);
        return { rows: [line(row)], change: { target: String(number), before: row, after: null } };
      },
    }),
  },
  examples: [
    'banner list',
    'banner add --group w_home --url /art/props/ball --leads route --link /sports --title-en "Cup final"',
    'banner move 7 0',
    'banner remove 7',
  ],
};
