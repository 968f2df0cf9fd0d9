import { homeTabQuery } from '#contract/firstCalls';
import type { Language } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ tenant: { languages: ['VI', 'EN', 'CN', 'MS', 'TY', 'PT'] } });
  await testGames(gateway.database.queries, [
    {
      gameCode: 'GOLD',
      names: { VI: 'Rồng Vàng', EN: 'Golden Dragon', CN: '金龙宝藏', TY: 'มังกรทอง', PT: 'Dragão de Ouro' },
    },
    { gameCode: 'ICE', names: { VI: 'Băng Giá', EN: 'Ice', CN: '冰川', TY: 'เกมน้ำแข็ง', PT: 'Éden' } },
    { gameCode: 'CROW', names: { VI: 'Quạ Đen', EN: 'Crow', CN: '乌鸦', TY: 'กาดำ', PT: 'Farol' } },
    { gameCode: 'LEGS', names: { VI: 'Chân Dài', EN: 'Zebra', CN: '大象', TY: 'ขายาว', PT: 'Zebra' } },
  ]);
});
afterAll(() => gateway.close());

const list = async (language: Language, query: Readonly<Record<string, string>>): Promise<string[]> => {
  const { body } = await gateway.call('gameList', {
    query: { ...homeTabQuery(language, 'aurora', 'RNG'), ...query },
  });
  return (body.value as Value<'gameList'>).games.map(({ gameCode }) => gameCode);
};

test.each<[Language, string, string]>([
  ['TY', 'มังกรทอง', 'GOLD'],
  ['TY', 'ทองมังกร', 'GOLD'],
  ['TY', 'น้ำแข็ง', 'ICE'],
  ['CN', '金龙', 'GOLD'],
  ['CN', '宝藏金龙', 'GOLD'],
  ['CN', 'jin long', 'GOLD'],
  ['CN', 'jlbz', 'GOLD'],
  ['PT', 'dragao ouro', 'GOLD'],
])('I18N-04 in %s %j finds the game', async (language, gameName, code) => {
  expect(await list(language, { gameName })).toEqual([code]);
});

test.each<[Language, readonly string[]]>([
  // Pinyin: bing, da, jin, wu.
  ['CN', ['ICE', 'LEGS', 'GOLD', 'CROW']],
  // A vowel that is written before its consonant counts after it.
  ['TY', ['CROW', 'ICE', 'LEGS', 'GOLD']],
  // É is an E.
  ['PT', ['GOLD', 'ICE', 'CROW', 'LEGS']],
])('I18N-04 names in %s stand in the order of the language', async (language, codes) => {
  expect(await list(language, { sort: 'name' })).toEqual(codes);
});
