import type { Language } from '#contract/constants';

interface Insults {
  /** Where the list comes from. */
  readonly source: string;
  /** `joined`: the language writes no spaces, so that a word is found anywhere in a text. */
  readonly writing: 'spaced' | 'joined';
  /** Words and phrases in small letters; a star at the end stands for any ending. */
  readonly words: readonly string[];
  /** Words that contain one of the above and offend nobody. */
  readonly harmless?: readonly string[];
}

/** Words as they are compared, from a text that parts them by strokes. */
const listed = (words: string): readonly string[] => words.normalize('NFKC').split('|');

/**
 * The usual insults of each language, for the chat of tables. Words that are also names, animals or food, or that
 * lament bad luck, are not among them. Operators add words of their own (`room filter`).
 */
export const insults: Readonly<Record<Language, Insults>> = {
  VI: {
    source: 'own selection: strong insults and their usual short forms in chats, with and without accents',
    writing: 'spaced',
    words: listed(
      'địt*|đụ|đụ má|du ma|đù má|dit me|dit con me|đéo|lồn|cặc|buồi|đĩ|con đĩ|con di me|điếm' +
        '|cave|óc chó|oc cho|chó đẻ|cho de|thằng chó|đồ chó|con chó cái|mẹ mày|me may|má mày' +
        '|bố mày|đồ ngu|do ngu|thằng ngu|thang ngu|con ngu|ngu như bò|ngu như chó|mất dạy|mat day' +
        '|khốn nạn|khon nan|vô học|súc vật|đồ điên|thằng điên|mặt lồn|mat lon|đcm|dcm|đkm|dkm|đmm' +
        '|dmm|đm|vcl|vkl|vãi lồn|vai lon|clgt|cmm|cmnr|cdmm|đĩ mẹ|cút mẹ',
    ),
  },
  EN: {
    source:
      'own selection: words ranked as strong in Ofcom, Public attitudes towards offensive language (2021)',
    writing: 'spaced',
    words: listed(
      'fuck*|motherfuck*|shit|shitty|shithead*|bullshit|bitch*|cunt*|asshole*|arsehole*' +
        '|dickhead*|bastard*|wanker*|twat*|prick|whore*|slut*|faggot*|nigger*|nigga*|retard*' +
        '|cocksuck*|dumbass*|jackass|moron*|idiot*|scumbag*|douchebag*|stfu|kys|kill yourself' +
        '|son of a bitch|piece of shit|go to hell',
    ),
  },
  CN: {
    source: 'own selection: insults and their usual spellings in chats',
    writing: 'joined',
    words: listed(
      '傻逼|傻屄|傻b|煞笔|沙雕|操你|艹你|草泥马|肏|日你|屌你|他妈的|你妈的|你妈逼|尼玛|妈逼|王八蛋|婊子|贱人|贱货|狗日的|狗娘养|去死吧|死全家|脑残|智障|白痴' +
        '|混蛋|滚蛋|鸡巴|杂种|畜生|废物|cnm|nmsl',
    ),
  },
  MS: {
    source: 'own selection: insults and their usual spellings in chats',
    writing: 'spaced',
    words: listed(
      'pukimak*|puki|babi|butoh|kepala butoh|pantat|lancau|kimak|cibai|bodoh|bodo|bangang' +
        '|bengong|haram jadah|haramjadah|keparat|sundal|jalang|bangsat|anak haram|anjing kau|kote' +
        '|konek|mak kau|mampus|tolol|goblok',
    ),
  },
  TY: {
    source: 'own selection: insults and their usual spellings in chats',
    writing: 'joined',
    words: listed(
      'ควย|เหี้ย|สัส|ไอ้สัตว์|ไอสัตว์|อีสัตว์|เย็ดแม่|เย็ดเป็ด|แม่มึง|พ่อมึง|พ่อง|มึงตาย|อีดอก' +
        '|ดอกทอง|หน้าหี|ส้นตีน|อีตัว|อีกะหรี่|ชาติหมา|ไอ้ควาย|อีควาย|ไอ้โง่|อีโง่|ไอ้บ้า|อีบ้า' +
        '|ระยำ|จัญไร|สถุล|หน้าตัวเมีย',
    ),
    harmless: listed('เหี้ยม|พ่องาน'),
  },
  PT: {
    source: 'own selection: insults of Brazilian Portuguese and their usual short forms in chats',
    writing: 'spaced',
    words: listed(
      'caralho|porra|foda-se|foda se|fodase|vai se foder|vá se foder|se fode|filho da puta' +
        '|filha da puta|puta|putas|puta que pariu|cuzão|cuzao|cuzona|vai tomar no cu|tomar no cu' +
        '|buceta|boceta|viado|viadinho|arrombado*|arrombada*|otário*|otario*|otária|babaca*' +
        '|vagabunda|vagabundo|desgraçado|desgracado|desgraçada|corno|corna|merda|bosta|fdp|vsf' +
        '|vtnc|tnc|pqp|krl|imbecil|idiota*|retardado|retardada|escroto|piranha',
    ),
  },
};
