/** Banks of the sandbox; all names are invented. */
export const banks = [
  'Ngân hàng Bắc Sơn',
  'Ngân hàng Sông Hồng',
  'Ngân hàng TMCP Đông Hải Trường Sơn',
  'Ngân hàng Thái Bình Dương Xanh',
  'Ngân hàng Cửu Long Việt',
  'Ngân hàng Hoa Sen',
] as const;
