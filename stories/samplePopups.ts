import { pictures } from '@/testing/samples';

const popup = {
  kind: 'PR' as const,
  title: 'Lì xì cuối tuần đến 131K',
  content:
    '<p>Mở ứng dụng mỗi ngày từ thứ Sáu đến Chủ nhật để nhận một phong lì xì từ 8K đến 131K.</p><ul><li>Mỗi người một phong mỗi ngày</li></ul>',
  condition: 'Mỗi ngày, cược đủ 5 lần',
  pictures: [[pictures.envelope]],
  imageHosts: [],
  time: '2026-11-20 18:00:00',
};

export const popups = [
  'Lì xì cuối tuần đến 131K',
  'Sảnh Lumen bảo trì 21/11',
  'Giải đấu Slots tuần 47',
  'Ứng dụng Android bản mới',
  'Chia cổ tức ngày 15',
  'Quy định xác minh tài khoản',
].map((title, index) => ({ ...popup, id: String(index), title }));
