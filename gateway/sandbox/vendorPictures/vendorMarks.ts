import type { MarkLettering } from './markLettering.ts';
import type { MarkForm } from './drawSymbol.ts';
import { symbols, type MarkSymbol } from './symbols.ts';

/** A vendor's mark: a sign, the shape that it is cut out of, the lettering of the name, and the hue of its own colour. */
export interface VendorMark {
  readonly symbol: MarkSymbol;
  readonly form: MarkForm;
  readonly lettering: MarkLettering;
  /** Degrees on the colour circle. */
  readonly hue: number;
}

type MarkRow = readonly [symbol: MarkSymbol, lettering: MarkLettering, form?: MarkForm];

/** Hues of vendors whose names are of a colour. */
const hues: Readonly<Partial<Record<string, number>>> = {
  ...{
    JDW: 155,
    ORC: 315,
    DPB: 205,
    BDR: 32,
    LCQ: 8,
    CPF: 22,
    VOX: 285,
    EMB: 18,
    WPS: 26,
    CBY: 222,
    AMB: 42,
  },
  ...{ PMT: 350, IVD: 48, BB9: 130, LTC: 330, FLK: 55, TGL: 110, SVC: 200, CRW: 12, TDL: 190, GRS: 145 },
  ...{ CRM: 352, RED: 2, HVN: 46, JLM: 40, SPM: 175, MNH: 260, SLT: 20, PRV: 195 },
};

/** Marks of the invented vendors. */
const marks: Readonly<Partial<Record<string, MarkRow>>> = {
  NVP: ['spark', 'bold'],
  LUM: ['rays', 'light'],
  JDW: ['gem', 'capitals'],
  KIR: ['blaze', 'heavy'],
  STF: ['comet', 'bold'],
  ORC: ['petals', 'light'],
  DL9: ['delta', 'slab'],
  MNH: ['crescent', 'round'],
  MSK: ['halves', 'heavy'],
  DPB: ['waves', 'bold'],
  FXD: ['prism', 'round'],
  NLN: ['grid', 'capitals'],
  BDR: ['drum', 'slab'],
  PRV: ['sails', 'light'],
  BNY: ['fan', 'bold'],
  MNS: ['slant', 'capitals'],
  LCQ: ['bite', 'heavy'],
  TMR: ['leaf', 'round'],
  CPF: ['wing', 'bold'],
  GLW: ['quarters', 'light'],
  VOX: ['horns', 'heavy'],
  EMB: ['hexagon', 'capitals'],
  WPS: ['bloom', 'round'],
  PPC: ['fold', 'light'],
  TNR: ['crest', 'bold'],
  HLM: ['crescent', 'capitals', 'disc'],
  CBY: ['frames', 'bold'],
  SLT: ['stack', 'round'],
  RCR: ['drops', 'light'],
  AMB: ['bars', 'capitals'],
  MCA: ['leaf', 'bold', 'tile'],
  KTK: ['key', 'round'],
  SDW: ['swirl', 'light'],
  PMT: ['bloom', 'heavy', 'disc'],
  IVD: ['drum', 'capitals', 'tile'],
  SPM: ['peaks', 'bold'],
  CLP: ['arches', 'round'],
  QTT: ['slant', 'heavy', 'disc'],
  BB9: ['bars', 'slab', 'disc'],
  HBL: ['beams', 'bold'],
  NG7: ['arches', 'capitals', 'tile'],
  LTC: ['petals', 'bold', 'disc'],
  RVS: ['stack', 'light', 'tile'],
  FLK: ['spark', 'round', 'disc'],
  TGL: ['knot', 'heavy'],
  SVC: ['waves', 'capitals', 'disc'],
  CRW: ['fan', 'round', 'tile'],
  TDL: ['bridge', 'light'],
  PLD: ['orbit', 'bold'],
  GRS: ['quarters', 'capitals', 'tile'],
  MRB: ['columns', 'capitals'],
  CRM: ['halves', 'bold', 'tile'],
  SGN: ['sunrise', 'heavy'],
  AOD: ['fold', 'bold', 'disc'],
  WHL: ['wheel', 'slab'],
  LNG: ['cards', 'bold'],
  TMN: ['trio', 'capitals'],
  OLD: ['columns', 'round', 'tile'],
  CHS: ['lattice', 'heavy'],
  BTI: ['midline', 'swift'],
  KCK: ['chevrons', 'swift'],
  FLD: ['beams', 'swift', 'tile'],
  HMW: ['shield', 'capitals'],
  IMES: ['crown', 'capitals'],
  IA: ['bolt', 'swift'],
  TF: ['shield', 'swift', 'disc'],
  TCG_LOTTO_VN: ['trio', 'bold', 'disc'],
  TCG_SEA: ['orbit', 'round', 'tile'],
  LOTT: ['grid', 'bold', 'tile'],
  ELOTT: ['bolt', 'bold', 'disc'],
  RED: ['blaze', 'swift', 'disc'],
  MKG: ['waves', 'swift', 'tile'],
  PHT: ['stride', 'swift'],
  GLP: ['stride', 'swift', 'disc'],
  HVN: ['pot', 'round'],
  BGP: ['pot', 'slab', 'tile'],
  JLM: ['sunrise', 'round', 'disc'],
};

const numberOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

const known = Object.keys(symbols) as [MarkSymbol, ...MarkSymbol[]];
const letterings = ['bold', 'capitals', 'round', 'heavy', 'light'] as const;
const forms = ['tile', 'disc', 'bare'] as const;

/** The mark of a vendor; one that is not known here has one too, always the same. */
export const vendorMark = (code: string): VendorMark => {
  const number = numberOf(code);
  const [symbol, lettering, form] = marks[code] ?? [
    known[number % known.length] ?? known[0],
    letterings[number % letterings.length] ?? 'bold',
    forms[number % forms.length],
  ];
  return { symbol, lettering, form: form ?? 'bare', hue: hues[code] ?? (number * 47) % 360 };
};
