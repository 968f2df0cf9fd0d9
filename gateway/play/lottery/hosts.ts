import type { Language } from '#contract/constants';
import type { LotteryRegion } from '#contract/lottery';
import { wordsIn, type Texts } from '../../brands/languages/texts.ts';

interface Host {
  readonly code: string;
  readonly names: Texts<string>;
}

const host = (code: string, vietnamese: string, english: string, chinese: string, thai: string): Host => ({
  code,
  names: { VI: vietnamese, EN: english, CN: chinese, TY: thai },
});

const hanoi: Host = {
  code: 'HN',
  names: { VI: 'Hà Nội', EN: 'Hanoi', CN: '河内', TY: 'ฮานอย', PT: 'Hanói' },
};

/** The provinces of the north hold its draw in turn, by the day of the week, from Sunday. */
const ofNorth: readonly Host[] = [
  host('TB', 'Thái Bình', 'Thai Binh', '太平', 'ท้ายบิ่ญ'),
  hanoi,
  host('QN', 'Quảng Ninh', 'Quang Ninh', '广宁', 'กว๋างนิญ'),
  host('BN', 'Bắc Ninh', 'Bac Ninh', '北宁', 'บั๊กนิญ'),
  hanoi,
  host('HP', 'Hải Phòng', 'Hai Phong', '海防', 'ไฮฟอง'),
  host('ND', 'Nam Định', 'Nam Dinh', '南定', 'นามดิ่ญ'),
];

const dayOf = (drawNo: string): number =>
  new Date(`${drawNo.slice(0, 4)}-${drawNo.slice(4, 6)}-${drawNo.slice(6, 8)}T00:00:00Z`).getUTCDay();

/** The province that holds a draw, in the region whose provinces take turns. */
export const hostOf = (
  region: LotteryRegion | undefined,
  drawNo: string,
  language: Language,
): { code: string; name: string } | undefined => {
  const host = region === 'north' ? ofNorth[dayOf(drawNo)] : undefined;
  return host && { code: host.code, name: wordsIn(host.names, language) };
};
