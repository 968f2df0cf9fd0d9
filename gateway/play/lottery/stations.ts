import type { stationCodes } from '#contract/lotteryCodes';

interface Station {
  readonly code: (typeof stationCodes)[number];
  readonly name: string;
  readonly english?: string;
  readonly region: 'central' | 'south';
  /** Days of the week on which it draws; 0 is Sunday. */
  readonly days: readonly number[];
}

/** The provinces that draw, each on its days, as their tickets say. */
export const stations: readonly Station[] = [
  { code: 'DT', name: 'Đồng Tháp', english: 'Dong Thap', region: 'south', days: [1] },
  { code: 'CM', name: 'Cà Mau', english: 'Ca Mau', region: 'south', days: [1] },
  { code: 'BT', name: 'Bến Tre', english: 'Ben Tre', region: 'south', days: [2] },
  { code: 'VT', name: 'Vũng Tàu', english: 'Vung Tau', region: 'south', days: [2] },
  { code: 'BL', name: 'Bạc Liêu', english: 'Bac Lieu', region: 'south', days: [2] },
  { code: 'DN', name: 'Đồng Nai', english: 'Dong Nai', region: 'south', days: [3] },
  { code: 'CT', name: 'Cần Thơ', english: 'Can Tho', region: 'south', days: [3] },
  { code: 'ST', name: 'Sóc Trăng', english: 'Soc Trang', region: 'south', days: [3] },
  { code: 'TN', name: 'Tây Ninh', english: 'Tay Ninh', region: 'south', days: [4] },
  { code: 'AG', name: 'An Giang', region: 'south', days: [4] },
  { code: 'BTH', name: 'Bình Thuận', english: 'Binh Thuan', region: 'south', days: [4] },
  { code: 'VL', name: 'Vĩnh Long', english: 'Vinh Long', region: 'south', days: [5] },
  { code: 'BD', name: 'Bình Dương', english: 'Binh Duong', region: 'south', days: [5] },
  { code: 'TV', name: 'Trà Vinh', english: 'Tra Vinh', region: 'south', days: [5] },
  { code: 'LA', name: 'Long An', region: 'south', days: [6] },
  { code: 'BP', name: 'Bình Phước', english: 'Binh Phuoc', region: 'south', days: [6] },
  { code: 'HG', name: 'Hậu Giang', english: 'Hau Giang', region: 'south', days: [6] },
  { code: 'TG', name: 'Tiền Giang', english: 'Tien Giang', region: 'south', days: [0] },
  { code: 'KG', name: 'Kiên Giang', english: 'Kien Giang', region: 'south', days: [0] },
  { code: 'DL', name: 'Đà Lạt', english: 'Da Lat', region: 'south', days: [0] },
  { code: 'HUE', name: 'Thừa Thiên Huế', english: 'Thua Thien Hue', region: 'central', days: [0, 1] },
  { code: 'PY', name: 'Phú Yên', english: 'Phu Yen', region: 'central', days: [1] },
  { code: 'DLK', name: 'Đắk Lắk', english: 'Dak Lak', region: 'central', days: [2] },
  { code: 'QNM', name: 'Quảng Nam', english: 'Quang Nam', region: 'central', days: [2] },
  { code: 'DNG', name: 'Đà Nẵng', english: 'Da Nang', region: 'central', days: [3, 6] },
  { code: 'KH', name: 'Khánh Hòa', english: 'Khanh Hoa', region: 'central', days: [0, 3] },
  { code: 'QB', name: 'Quảng Bình', english: 'Quang Binh', region: 'central', days: [4] },
  { code: 'QT', name: 'Quảng Trị', english: 'Quang Tri', region: 'central', days: [4] },
  { code: 'GL', name: 'Gia Lai', region: 'central', days: [5] },
  { code: 'NT', name: 'Ninh Thuận', english: 'Ninh Thuan', region: 'central', days: [5] },
  { code: 'QNG', name: 'Quảng Ngãi', english: 'Quang Ngai', region: 'central', days: [6] },
  { code: 'KT', name: 'Kon Tum', region: 'central', days: [0] },
];
