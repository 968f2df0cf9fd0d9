/** Accounts of the world's members, as people of Vietnam name themselves. */
export const accounts = [
  ...['huyentrang88', 'thanhtung07', 'khanhchit9', 'baolongng', 'linhchi22', 'ducthanhan', 'tramanh5'],
  ...['quoctuank1', 'minhanh92', 'hoangyen', 'vietdung79', 'ngocmai', 'phuonglinh95', 'trungkien01'],
  ...['haidang', 'thuyduong1', 'giabao2001', 'nhatminh', 'kimngan68', 'anhtuan', 'bichngoc', 'namphong'],
  ...['tuongvy', 'quynhnhu', 'dinhphuc', 'songha39', 'lanhuong', 'khoinguyen', 'myhanh'],
] as const;

/** Nicknames that are not the account; marks stacked on marks on purpose. */
export const nicknames: Readonly<Partial<Record<(typeof accounts)[number], string>>> = {
  minhanh92: 'Minh Ánh',
  ngocmai: 'Ngọc Mai',
  tuongvy: 'Ngô Tường Vỹ',
  quynhnhu: 'Quỳnh Như Ý',
  dinhphuc: 'Phúc Đặng',
  bichngoc: 'Bích Ngọc',
  thuyduong1: 'Nguyễn Thùy Dương',
};
