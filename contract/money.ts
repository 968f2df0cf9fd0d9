/** `amount` is an integer of minor units by ISO 4217, as a string: "250" is 250 ₫ or 2.50 R$. */
export interface Money {
  readonly amount: string;
  readonly currency: Currency;
}

/**
 * The currencies of ISO 4217 by the digits of their minor unit: list one up to amendment 180 (January 2026), funds
 * codes such as CLF with it. Codes without a minor unit are left out (metals, bond units, XDR, XSU, XUA, XTS, XXX):
 * nothing can be kept in them. A page loads this first part alone, so those of two digits stand apart.
 */
const unusual = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const twoDigits =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG';

type WordsOf<Text extends string, Found = never> = Text extends `${infer First} ${infer Rest}`
  ? WordsOf<Rest, Found | First>
  : Found | Text;

/** Every code of the table. */
export type Currency = WordsOf<(typeof unusual)[keyof typeof unusual]> | WordsOf<typeof twoDigits>;

/** Digits of a currency's minor unit: 0, 2, 3 or 4. */
export const exponentOf = (currency: Currency): number => {
  const found = Object.entries(unusual).find(([, codes]) => codes.includes(currency));
  return found === undefined ? 2 : Number(found[0]);
};

/** Every currency that a brand can keep money in, in the order of the alphabet. */
export const currencies = (): Currency[] =>
  [...Object.values(unusual), twoDigits].flatMap((codes) => codes.split(' ') as Currency[]).sort();

/** The step of a brand that names none, in minor units: 1,000 ₫, or a tenth of a dollar. */
export const usualMoneyStep = (currency: Currency): number => (exponentOf(currency) === 0 ? 1_000 : 10);
