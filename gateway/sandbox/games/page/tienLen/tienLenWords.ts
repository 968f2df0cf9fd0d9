/** Words of Tiến Lên. */
export const tienLenWords = {
  english: {
    play: 'Play',
    passTurn: 'Pass',
    passed: 'Passed',
    seatPassed: '{0} passes.',
    tienLenLead: 'Your lead: choose cards and play.',
    tienLenBeat: 'Your turn: beat what lies there, or pass.',
    tienLenLowest: 'The first trick is led with the three of spades.',
    tienLenNoCombo: 'These cards do not go together.',
    tienLenTooLow: 'These cards do not beat what lies there.',
    tienLenHintPass: 'The published way passes here.',
    tienLenInstantWin: 'Instant win',
    tienLenInstantWinOwn: 'Instant win: {0} comes back.',
    tienLenInstantWinOther: '{0} has an instant win. Nothing comes back.',
    tienLenRules:
      'Tiến Lên of the south. Thirteen cards each; the seat with the three of spades leads with it. Threes are the lowest, then up to ace and two; of a rank spades, clubs, diamonds, hearts. Play single cards, pairs, three or four of a kind, three or more in a row, or three or more pairs in a row, without twos in rows. Beat what lies there with more of the same kind and as many cards, or pass until the trick is over. A two is cut by three pairs in a row, four of a kind or four pairs in a row; a pair of twos by four of a kind or four pairs in a row; three pairs in a row by four of a kind, and both by four pairs in a row. Who has no cards left first is first.',
    tienLenInstantWinRules:
      'A hand with three to ace in a row, four twos, six pairs or five pairs in a row wins at once and takes what all places share; the others get nothing.',
  },
  vietnamese: {
    play: 'Đánh',
    passTurn: 'Bỏ lượt',
    passed: 'Bỏ lượt',
    seatPassed: '{0} bỏ lượt.',
    tienLenLead: 'Bạn được đánh: chọn bài rồi đánh.',
    tienLenBeat: 'Đến lượt bạn: chặn bài trên bàn hoặc bỏ lượt.',
    tienLenLowest: 'Lượt đầu phải có 3 bích.',
    tienLenNoCombo: 'Những lá này không đánh chung được.',
    tienLenTooLow: 'Bài này không chặn được bài trên bàn.',
    tienLenHintPass: 'Theo gợi ý thì bỏ lượt.',
    tienLenInstantWin: 'Tới trắng',
    tienLenInstantWinOwn: 'Tới trắng: nhận lại {0}.',
    tienLenInstantWinOther: '{0} tới trắng. Không được nhận lại.',
    tienLenRules:
      'Tiến Lên miền Nam. Mỗi ghế mười ba lá; ai có 3 bích đánh trước và phải đánh lá ấy. Nhỏ nhất là 3, rồi lên đến át và 2; cùng số thì bích, chuồn, rô, cơ. Đánh rác, đôi, sám cô, tứ quý, sảnh từ ba lá, hoặc từ ba đôi thông; sảnh và đôi thông không có 2. Chặn bằng bài cùng loại, cùng số lá và lớn hơn, hoặc bỏ lượt đến hết vòng. Ba đôi thông, tứ quý, bốn đôi thông chặt được một con 2; tứ quý và bốn đôi thông chặt được đôi 2; tứ quý chặt được ba đôi thông, bốn đôi thông chặt được cả hai. Ai hết bài trước về nhất.',
    tienLenInstantWinRules:
      'Sảnh từ 3 đến át, tứ quý 2, sáu đôi hoặc năm đôi thông là tới trắng: ghế ấy nhận phần của cả bốn hạng, các ghế khác không được gì.',
  },
} as const;
