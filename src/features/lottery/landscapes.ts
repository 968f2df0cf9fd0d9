import { grounds } from './landscapeGrounds';
import type { Shape } from './landscapeShape';
import { motifsOfAbroad } from './motifsOfAbroad';
import { motifsOfCentre } from './motifsOfCentre';
import { motifsOfNorth } from './motifsOfNorth';
import { motifsOfSouth } from './motifsOfSouth';

const motifs = { ...motifsOfNorth, ...motifsOfCentre, ...motifsOfSouth, ...motifsOfAbroad };

type View = readonly [ground: keyof typeof grounds, motif: keyof typeof motifs, sun: number];

/** What is seen of each province and country, by the code of its lottery or of who holds a draw; the sun by its place from the left. */
const views: Readonly<Record<string, View>> = {
  VNMB: ['karst', 'tortoiseTower', 44],
  HN: ['forest', 'tortoiseTower', 214],
  QN: ['karst', 'junk', 196],
  BN: ['hills', 'quanHo', 226],
  HP: ['sea', 'crane', 132],
  ND: ['hills', 'salt', 210],
  TB: ['rolling', 'rice', 84],
  VNMT: ['sea', 'chamTower', 224],
  VNHUE: ['hills', 'citadel', 56],
  VNPY: ['sea', 'lookout', 212],
  VNDLK: ['highland', 'elephant', 228],
  VNQNM: ['plain', 'lanterns', 250],
  VNDNG: ['hills', 'dragonBridge', 70],
  VNKH: ['sea', 'islands', 64],
  VNQB: ['peaks', 'cave', 244],
  VNQT: ['plain', 'memorial', 206],
  VNGL: ['highland', 'communalHouse', 60],
  VNNT: ['dunes', 'chamTower', 216],
  VNQNG: ['rolling', 'mountain', 70],
  VNKT: ['peaks', 'longHouse', 206],
  VNMN: ['city', 'floatingMarket', 210],
  VNDT: ['plain', 'lotuses', 216],
  VNCM: ['sea', 'mangrove', 164],
  VNBT: ['plain', 'coconuts', 140],
  VNVT: ['sea', 'lighthouse', 214],
  VNBL: ['sea', 'turbines', 180],
  VNDN: ['forest', 'dam', 230],
  VNCT: ['plain', 'cableBridge', 140],
  VNST: ['plain', 'khmerPagoda', 40],
  VNTN: ['rolling', 'shrineMountain', 232],
  VNAG: ['rolling', 'sugarPalms', 164],
  VNBTH: ['dunes', 'cactus', 104],
  VNVL: ['rolling', 'kilns', 236],
  VNBD: ['city', 'factories', 232],
  VNTV: ['forest', 'khmerPagoda', 226],
  VNLA: ['rolling', 'rice', 206],
  VNBP: ['hills', 'waterfall', 210],
  VNHG: ['forest', 'floatingMarket', 150],
  VNTG: ['hills', 'orchards', 146],
  VNKG: ['karst', 'islands', 132],
  VNDL: ['rolling', 'pines', 180],
  SEALAO: ['hills', 'temple', 220],
  SEATHAI: ['forest', 'prang', 216],
  SEAMY: ['city', 'twinTowers', 140],
  SEASG: ['sea', 'bay', 40],
  SEAKH: ['forest', 'angkor', 226],
  VNHN5M: ['rolling', 'tortoiseTower', 220],
  SEAQ1M: ['hills', 'angkor', 60],
  VNSG3M: ['city', 'skyTower', 210],
};

/** Every place that has a landscape of its own. */
export const landscapeCodes = Object.keys(views);

const other: View = ['rolling', 'lotuses', 210];

/** The shapes of a place's landscape, from the farthest on. */
export const landscapeOf = (code: string): { readonly sun: number; readonly shapes: readonly Shape[] } => {
  const [ground, motif, sun] = views[code] ?? other;
  return { sun, shapes: [...grounds[ground], ...motifs[motif]] };
};
