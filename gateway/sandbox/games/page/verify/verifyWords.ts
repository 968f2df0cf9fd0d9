/** Words of the page of proof, and of jackpots. */
export const verifyWords = {
  english: {
    verifyOpen: 'Whole proof',
    verifyFits: 'This round is fair: everything agrees.',
    verifyDiffers: 'This round does not agree.',
    verifyFitsText:
      'Your browser drew the round again from its seeds, without asking the game, and came to the same.',
    verifyDiffersText:
      'Your browser drew the round again from its seeds and came to something else. Copy this address and send it to support.',
    verifySeed:
      'The server seed is the one whose hash was shown before the round: nobody changed it afterwards.',
    verifyOutcome: 'The seeds and the number of the round give exactly this outcome.',
    verifyWin: 'What was paid fits the outcome: {0}.',
    verifyTime: 'Played at',
    verifyPot: 'Of it from the jackpot',
    verifySeeds: 'What decided the round',
    verifySeedsText: 'Any other program comes to the same with these values.',
    verifyByHand: 'Check with other values',
    verifyLines: '{0} winning lines',
    verifyPotWon: 'jackpot won',
    verifyCoins: '{0}: {1} red, {2} white.',
    verifyShots: '{0} of {1} shots caught a fish.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy: select the text.',
    jackpot: 'Jackpot',
    jackpotRule:
      '{0}% of each stake goes into the jackpot. At the smallest stake one round in {1} wins it; a larger stake has as many times the chance. What the jackpot holds changes nothing of that.',
    jackpotWon: 'You won the jackpot: {0}',
  },
  vietnamese: {
    verifyOpen: 'Bằng chứng đầy đủ',
    verifyFits: 'Vòng này công bằng: mọi thứ đều khớp.',
    verifyDiffers: 'Vòng này không khớp.',
    verifyFitsText:
      'Trình duyệt của bạn đã tự rút lại vòng này từ các hạt giống, không hỏi trò chơi, và ra đúng kết quả ấy.',
    verifyDiffersText:
      'Trình duyệt của bạn đã rút lại vòng này từ các hạt giống và ra kết quả khác. Hãy sao chép địa chỉ trang này và gửi cho bộ phận hỗ trợ.',
    verifySeed:
      'Hạt giống máy chủ đúng là hạt giống có mã băm cho thấy trước vòng chơi: không ai đổi nó về sau.',
    verifyOutcome: 'Các hạt giống và số thứ tự vòng cho ra đúng kết quả này.',
    verifyWin: 'Tiền đã trả khớp với kết quả: {0}.',
    verifyTime: 'Chơi lúc',
    verifyPot: 'Trong đó từ hũ',
    verifySeeds: 'Điều quyết định vòng này',
    verifySeedsText: 'Chương trình nào khác cũng ra cùng kết quả với các giá trị này.',
    verifyByHand: 'Kiểm tra với giá trị khác',
    verifyLines: '{0} dòng thắng',
    verifyPotWon: 'nổ hũ',
    verifyCoins: '{0}: {1} đỏ, {2} trắng.',
    verifyShots: '{0} trên {1} phát trúng cá.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Chưa sao chép được: hãy chọn chữ.',
    jackpot: 'Hũ',
    jackpotRule:
      '{0}% mỗi lượt cược góp vào hũ. Ở mức cược nhỏ nhất, cứ {1} vòng có một vòng trúng hũ; cược lớn hơn bao nhiêu lần thì cơ hội lớn hơn bấy nhiêu lần. Hũ đang có bao nhiêu không làm cơ hội thay đổi.',
    jackpotWon: 'Bạn trúng hũ: {0}',
  },
} as const;
