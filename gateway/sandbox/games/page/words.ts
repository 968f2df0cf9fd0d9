import { bowlWords } from './bowl/bowlWords.ts';
import { cardWords } from './cards/cardWords.ts';
import { videoPokerWords } from './videoPoker/videoPokerWords.ts';
import { verifyWords } from './verify/verifyWords.ts';
import { fourSeatsWords } from './fourSeats/fourSeatsWords.ts';
import { tienLenWords } from './tienLen/tienLenWords.ts';
import { phomWords } from './phom/phomWords.ts';
import { fishWords } from './fishing/fishWords.ts';

const english = {
  ...cardWords.english,
  ...bowlWords.english,
  ...fishWords.english,
  ...videoPokerWords.english,
  ...fourSeatsWords.english,
  ...tienLenWords.english,
  ...phomWords.english,
  ...verifyWords.english,
  balance: 'Balance',
  demoBalance: 'Play money',
  stake: 'Stake',
  win: 'Win',
  spin: 'Spin',
  less: 'Lower stake',
  more: 'Higher stake',
  fast: 'Fast',
  sound: 'Sound',
  info: 'Pays',
  close: 'Close',
  backToLobby: 'Back to the lobby',
  line: 'Line {0}',
  lines: '{0} lines',
  freeSpins: '{0} free spins',
  freeSpinOf: 'Free spin {0} of {1}',
  doubled: 'wins count double',
  total: 'Total',
  bonusRounds: 'Bonus rounds: {0} of {1} left, {2} each. Won {3}. Until {4}.',
  bonusRound: 'Bonus round',
  bonusRoundTold: 'The bonus round won {0}.',
  bonusRoundsOver:
    'These bonus rounds are played. What they won, {0}, becomes a bonus. The next round costs money.',
  bonusRoundsGone: 'These bonus rounds are used up or over. Nothing was staked.',
  resumed: 'The round that was cut off:',
  checking: 'Checking the round …',
  noAnswer: 'No answer from the game. Your round is safe: try again.',
  again: 'Try again',
  noMoney: 'Not enough money for this stake. Choose a smaller one.',
  over: 'This game was closed. Open it again from the lobby.',
  trial: 'Trial: play money without value',
  paused: 'You are taking a break.',
  onBreak: 'You are taking a break. The game opens again when it is over.',
  checkDue: 'Your reality check waits for an answer on the page around the game.',
  stakeAboveMost: 'More than is allowed here in one round. Choose a smaller stake.',
  limitReached: 'This would go beyond a limit that you have set. Nothing was staked.',
  limitNamed: '{0}: {1}, {2} left. Nothing was staked.',
  stakeLimit: 'Your stake limit',
  lossLimit: 'Your loss limit',
  today: 'today',
  thisWeek: 'this week',
  thisMonth: 'this month',
  pays: 'What it pays',
  paysNote: 'For this stake, three, four and five of a kind from the left. The best win of each line counts.',
  wild: 'Stands for every picture and letter but the star.',
  scatter: 'Three, four or five anywhere: 8, 10 or 15 free spins in which wins count double.',
  rtp: 'Returns {0} of all stakes over very many rounds. It says nothing of the next one.',
  most: 'No round pays more than {0} stakes.',
  proof: 'Proof of fairness',
  proofNote:
    'Each round comes from HMAC-SHA256 of the server seed over your seed and the number of the round. The hash of the server seed is shown before you play; the seed itself when you take a new one.',
  hash: 'Hash of the server seed',
  yourSeed: 'Your seed',
  round: 'Round',
  newSeed: 'Take new seeds',
  rounds: 'Your last rounds',
  check: 'Check',
  checkAnother: 'Check any round',
  waitsForSeed: 'can be checked once you take new seeds',
  agrees: 'Agrees',
  differs: 'Does not agree',
  serverSeed: 'Server seed',
  game: 'Game',
  result: 'Result',
  clear: 'Clear',
  undo: 'Undo',
  chip: 'Chip {0}',
  placed: '{0} on {1}',
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: '1 to 18',
  high: '19 to 36',
  dozen: '{0} dozen',
  column: 'Column {0}',
  number: 'Number {0}',
  split: 'Split',
  splitFirst: 'Two numbers with one chip: touch one, then its neighbour.',
  splitSecond: 'And which neighbour of {0}?',
  numbers: 'Numbers {0} and {1}',
  fell: '{0} has come.',
  placeFirst: 'Put a chip on the table first.',
  tableFull: 'No more fits on the table.',
} as const;

export type Words = { readonly [Key in keyof typeof english]: string };

const vietnamese: Words = {
  ...cardWords.vietnamese,
  ...bowlWords.vietnamese,
  ...fishWords.vietnamese,
  ...videoPokerWords.vietnamese,
  ...fourSeatsWords.vietnamese,
  ...tienLenWords.vietnamese,
  ...phomWords.vietnamese,
  ...verifyWords.vietnamese,
  balance: 'Số dư',
  demoBalance: 'Tiền chơi thử',
  stake: 'Cược',
  win: 'Thắng',
  spin: 'Quay',
  less: 'Giảm cược',
  more: 'Tăng cược',
  fast: 'Nhanh',
  sound: 'Âm thanh',
  info: 'Bảng trả',
  close: 'Đóng',
  backToLobby: 'Về sảnh',
  line: 'Dòng {0}',
  lines: '{0} dòng',
  freeSpins: '{0} vòng quay miễn phí',
  freeSpinOf: 'Vòng miễn phí {0} trên {1}',
  doubled: 'tiền thắng nhân đôi',
  total: 'Tổng',
  bonusRounds: 'Lượt quay thưởng: còn {0}/{1}, mỗi lượt {2}. Đã thắng {3}. Đến {4}.',
  bonusRound: 'Lượt quay thưởng',
  bonusRoundTold: 'Lượt quay thưởng thắng {0}.',
  bonusRoundsOver:
    'Đã hết lượt quay thưởng này. Tiền thắng {0} trở thành tiền thưởng. Vòng sau dùng tiền của bạn.',
  bonusRoundsGone: 'Lượt quay thưởng này đã hết. Chưa có tiền cược nào bị trừ.',
  resumed: 'Vòng chơi bị ngắt quãng:',
  checking: 'Đang kiểm tra vòng quay …',
  noAnswer: 'Trò chơi chưa trả lời. Vòng quay của bạn vẫn được giữ: hãy thử lại.',
  again: 'Thử lại',
  noMoney: 'Số dư không đủ cho mức cược này. Hãy chọn mức nhỏ hơn.',
  over: 'Trò chơi này đã đóng. Hãy mở lại từ sảnh.',
  trial: 'Chơi thử: tiền không có giá trị',
  paused: 'Bạn đang nghỉ một lát.',
  onBreak: 'Bạn đang nghỉ. Trò chơi mở lại khi hết giờ nghỉ.',
  checkDue: 'Đã đến giờ nhắc bạn nhìn lại: hãy trả lời trên trang bao quanh trò chơi.',
  stakeAboveMost: 'Vượt mức cược cho phép mỗi lượt. Hãy chọn mức nhỏ hơn.',
  limitReached: 'Lượt này vượt giới hạn bạn đã đặt. Chưa có tiền cược nào bị trừ.',
  limitNamed: '{0}: {1}, còn {2}. Chưa có tiền cược nào bị trừ.',
  stakeLimit: 'Hạn mức cược',
  lossLimit: 'Hạn mức lỗ',
  today: 'hôm nay',
  thisWeek: 'tuần này',
  thisMonth: 'tháng này',
  pays: 'Bảng trả thưởng',
  paysNote:
    'Với mức cược này, cho ba, bốn và năm hình giống nhau tính từ trái. Mỗi dòng tính lần thắng lớn nhất.',
  wild: 'Thay cho mọi hình và chữ, trừ ngôi sao.',
  scatter: 'Ba, bốn hoặc năm hình ở bất kỳ đâu: 8, 10 hoặc 15 vòng quay miễn phí, tiền thắng nhân đôi.',
  rtp: 'Trả lại {0} tổng tiền cược qua rất nhiều vòng. Con số này không nói trước vòng kế tiếp.',
  most: 'Không vòng nào trả quá {0} lần tiền cược.',
  proof: 'Bằng chứng công bằng',
  proofNote:
    'Mỗi vòng là HMAC-SHA256 của hạt giống máy chủ trên hạt giống của bạn và số thứ tự vòng. Mã băm của hạt giống máy chủ được cho thấy trước khi chơi; chính hạt giống được công bố khi bạn lấy hạt giống mới.',
  hash: 'Mã băm hạt giống máy chủ',
  yourSeed: 'Hạt giống của bạn',
  round: 'Vòng',
  newSeed: 'Lấy hạt giống mới',
  rounds: 'Các vòng gần đây',
  check: 'Kiểm tra',
  checkAnother: 'Kiểm tra một vòng bất kỳ',
  waitsForSeed: 'kiểm tra được sau khi bạn lấy hạt giống mới',
  agrees: 'Khớp',
  differs: 'Không khớp',
  serverSeed: 'Hạt giống máy chủ',
  game: 'Trò chơi',
  result: 'Kết quả',
  clear: 'Xóa hết',
  undo: 'Hoàn tác',
  chip: 'Phỉnh {0}',
  placed: '{0} vào {1}',
  red: 'Đỏ',
  black: 'Đen',
  even: 'Chẵn',
  odd: 'Lẻ',
  low: '1 đến 18',
  high: '19 đến 36',
  dozen: 'Tá thứ {0}',
  column: 'Cột {0}',
  number: 'Số {0}',
  split: 'Cược đôi',
  splitFirst: 'Một phỉnh cho hai số: chạm một số, rồi số kề bên.',
  splitSecond: 'Số nào kề bên số {0}?',
  numbers: 'Số {0} và {1}',
  fell: 'Ra số {0}.',
  placeFirst: 'Hãy đặt phỉnh lên bàn trước.',
  tableFull: 'Bàn không nhận thêm cược.',
};

/** Files of languages that are fetched, by the names under which the vendor's server has them. */
const files: Readonly<Record<string, string>> = { CN: 'zh', MS: 'ms', TY: 'th', PT: 'pt' };

const written = new Map<string, Words>([
  ['VI', vietnamese],
  ['EN', english],
]);

/**
 * Fetches the words of a language before they are asked for, as data: the page's policy lets in no script of its own
 * making. What cannot be had stays English.
 */
export const loadGameWords = async (language: string): Promise<void> => {
  const file = files[language];
  if (file === undefined || written.has(language)) return;
  try {
    const answer = await fetch(`/play/words/${file}.json`);
    if (answer.ok) written.set(language, { ...english, ...((await answer.json()) as Partial<Words>) });
  } catch {
    // English it is.
  }
};

export const wordsFor = (language: string): Words => written.get(language) ?? english;

/** A text with its places filled. */
export const fill = (text: string, ...values: (string | number)[]): string =>
  values.reduce<string>((filled, value, place) => filled.replace(`{${place}}`, String(value)), text);
