/** One line a subject, the commonest first. */
const lines = [
  // What is typed for a password.
  'matkhau matkhaucuatoi matkhaumoi khongbiet khongnho khongco quenmatkhau dangnhap taikhoan bimat xinchao mat khau',
  'anhyeuem emyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu anhnhoem emnhoanh nhoem nhoanh iuem iuanh vochong',
  'toiyeuban toiyeuem minhyeuban yeumotnguoi motminh tinhyeu tinhban hanhphuc maimai mainho mattroi cuocsong',
  'vietnam hanoi saigon hochiminh danang haiphong cantho hue dalat nhatrang vungtau quangninh nghean thanhhoa',
  'concac dmm vcl vkl vailon ditme matday deobiet chiuthoi kecha kemetao kobiet chatgpt abc123 abc@123 abcd1234',
  'a123456 a12345678 aa123456 qwe123 1qaz2wsx zaq12wsx 123qwe asd123 112233 121212 147258 159357 789456 0123456789',
  // Play and luck.
  'choigame choibai danhbac taixiu xocdia baucua bacarat baccarat tienlen phom loto lode xoso nohu banca dagacuasat daga',
  'phattai phatloc thanhcong mayman tamlinh tailoc thantai longphung rongvang vang bac tien tiennhieu tienoi kiemtien',
  'docdac trungthuong trungso thangloi chienthang vodich daigia typhu trieuphu giausang giauco giaunhanh lamgiau',
  // Family names and given names.
  'nguyenvan nguyenvana tranvan levan phamvan nguyenthi tranthi nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh doan luong mai dao truong cao',
  'anh binh bao bich chau chi cuong dat dung duc dao diep giang ha hai hang hanh hieu hien hoa hoai hong hung huong',
  'huyen huy khanh khoa kiet kim lan linh loan long loc ly manh minh my nam nga ngan ngoc nhan nhi nhung oanh phat',
  'phong phuc phuong quan quang quoc quy quyen quynh son sang tai tam tan thach thai thang thanh thao thien thinh',
  'tho thu thuy thuong tien tin toan trang tri trinh trung truc tu tuan tung tuyen tuyet uyen van vinh viet vy xuan',
  'yen minhanh minhthu thanhtung hoangnam ngoclan lananh hoanganh tuananh vananh baongoc haianh thuyduong',
  // Everyday words.
  'toi ban minh con cha me bo ba ong ong ba chi em co chu bac cau di nguoi nha cua vo chong con gai trai be yeu thuong',
  'nho buon vui khoc cuoi dep xau tot giau ngheo lon nho moi cu dai ngan cao thap nhanh cham nong lanh am mat trang den',
  'do xanh vang hong tim nau sen hoa dao mai cuc lan hue cay la troi dat nuoc lua gio mua nang trang sao bien song nui',
  'rung cho meo ga vit heo lon trau bo ngua ho rong ran chim ca tom cua voi khi chuot tho de mot hai bon nam sau bay tam',
  'chin muoi tram nghin trieu ty thang ngay gio phut tuan nam hom nay mai qua sang trua chieu toi dem xuan ha thu dong',
  'com pho bun mi banh tra caphe bia ruou duong muoi gao thit an uong ngu di ve den choi hoc lam viec mua ban xe may',
  'dien thoai sach but vo ao quan giay mu nhan day lam gi sao dau khi nao khong co duoc roi chua nhe nha oi dung sai',
];

/** Vietnamese words and names as they are written without marks, for the estimator of passwords. */
export const vietnameseWords: readonly string[] = [...new Set(lines.flatMap((line) => line.split(' ')))];
