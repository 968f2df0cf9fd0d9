/** Words of the tables of four, at which three seats are the house's. */
export const fourSeatsWords = {
  english: {
    houseSeat: 'House seat {0}',
    you: 'You',
    cardsLeft: '{0} cards',
    yourHand: 'Your cards',
    auto: 'Play for me',
    seatSaid: '{0}: {1}.',
    cameFirst: 'First place',
    cameSecond: 'Second place',
    cameThird: 'Third place',
    cameLast: 'Last place',
    placeWon: '{0}: {1} comes back.',
    placeNothing: '{0}: nothing comes back.',
    seatsBegin: 'Choose a stake and deal.',
    seatsRtp:
      'Returns {0} of all stakes over very many rounds if you play as the house seats do, which is what the hint shows: all four then have each place equally often. Better play returns more, worse play less. It says nothing of the next round.',
    seatsHouse:
      'The other three seats are the house’s, not other players. All play in one published way: each looks at its own cards and at what lies open, never at yours.',
    seatsWaits: 'A round that is left waits for you for 24 hours. Then the hint plays it to its end for you.',
    seatsPays: 'What comes back for this stake, by place',
  },
  vietnamese: {
    houseSeat: 'Ghế nhà cái {0}',
    you: 'Bạn',
    cardsLeft: '{0} lá',
    yourHand: 'Bài của bạn',
    auto: 'Đánh giúp',
    seatSaid: '{0}: {1}.',
    cameFirst: 'Về nhất',
    cameSecond: 'Về nhì',
    cameThird: 'Về ba',
    cameLast: 'Về bét',
    placeWon: '{0}: nhận lại {1}.',
    placeNothing: '{0}: không được nhận lại.',
    seatsBegin: 'Chọn mức cược rồi chia bài.',
    seatsRtp:
      'Trả lại {0} tổng tiền cược qua rất nhiều ván nếu bạn đánh như các ghế nhà cái, tức là theo gợi ý: khi đó bốn ghế về mỗi hạng như nhau. Đánh hay hơn thì được nhiều hơn, dở hơn thì ít hơn. Con số này không nói trước ván kế tiếp.',
    seatsHouse:
      'Ba ghế kia là ghế của nhà cái, không phải người chơi khác. Tất cả đánh theo một cách đã công bố: mỗi ghế chỉ nhìn bài của mình và bài đã mở, không bao giờ nhìn bài của bạn.',
    seatsWaits: 'Ván bỏ dở được giữ cho bạn 24 giờ. Sau đó gợi ý đánh nốt ván thay bạn.',
    seatsPays: 'Tiền nhận lại với mức cược này, theo hạng',
  },
} as const;
