export const pay = {
  'pay.title': '<b>Sipariş {{order}} için ödeme</b>',
  'pay.askMethod':
    'Nasıl ödemek istiyorsunuz? Varlık ile ağ birlikte geçerlidir: aynı kripto para başka bir ağdan gönderilirse ulaşmaz.',
  'pay.method': '{{asset}} · {{network}} ağı',
  'pay.noRate':
    '{{method, text}}: güncel kur olmadığı için şu anda kullanılamıyor. Siparişiniz duruyor; birkaç dakika sonra yeniden deneyin.',
  'pay.noAddress':
    '{{method, text}}: boş alım adresi olmadığı için şu anda kullanılamıyor. Siparişiniz duruyor; birkaç dakika sonra yeniden deneyin.',
  'pay.notOpen': 'Bu sipariş için ödeme beklenmiyor. Bu sipariş için para göndermeyin.',
  'pay.tooMany_one':
    'Saatte en fazla {{count, number}} kez ödeme bilgisi isteyebilirsiniz. Sonuncusunu kullanın veya daha sonra deneyin.',
  'pay.tooMany_other':
    'Saatte en fazla {{count, number}} kez ödeme bilgisi isteyebilirsiniz. Sonuncusunu kullanın veya daha sonra deneyin.',
  'pay.stockGone':
    'Bu siparişin lotları artık ayrılmış değil ve stokta kalmadı. Bu sipariş için para göndermeyin. Siparişi iptal edip başka bir GPU seçebilirsiniz.',
  'pay.demo': '<b>Demo. Gerçek para yok: buraya asla gerçek kripto para göndermeyin.</b>',
  'pay.instruction': '<b>Sipariş {{order}} için ödeme bilgileri</b>\n{{method, text}}',
  'pay.amount': 'Gönderilecek tutar: <code>{{amount}}</code> {{asset}}',
  'pay.expected': 'Ödenecek tutar: <code>{{amount}}</code> {{asset}}',
  'pay.reportedFor': 'Sipariş {{order}}, {{method, text}}',
  'pay.address': 'Adres: <code>{{address}}</code>',
  'pay.network': 'Ağ: <b>{{network}}</b>',
  'pay.rate': 'Kur: 1 {{asset}} = {{rate}} USD ({{at, moment}})',
  'pay.until': 'Son geçerlilik zamanı: {{at, moment}}',
  'pay.exact': 'Tam olarak bu tutarı tek seferde gönderin. Ağ ücreti buna dahil değildir.',
  'pay.afterwards':
    'Gönderdikten sonra “Ödemeyi yaptım” düğmesine basın. Bu bir bildirimdir; ödemeyi ağ üzerinde doğrularız.',
  'pay.reportedAt': 'Bildirim zamanı: {{at, moment}}. Bu henüz bir onay değildir.',
  'pay.notTwice': 'Yeniden göndermeyin. Transferi ağ üzerinde doğrulayıp buradan haber veririz.',
  'pay.onPage':
    'Ödemeyi sayfamızda yaparsınız: tutarı, adresi ve QR kodunu orada görürsünüz. Son geçerlilik zamanı: {{at, moment}}.',
  'pay.openPage': 'Ödeme sayfasını aç',
  'pay.caption': '{{amount}} {{asset}} · ağ: {{network}}',
  'pay.copyAmount': 'Tutarı kopyala',
  'pay.copyAddress': 'Adresi kopyala',
  'pay.copyLink': 'Cüzdan linkini kopyala',
  'pay.report': 'Ödemeyi yaptım',
  'pay.other': 'Başka yöntem seç',
  'pay.renew': 'Yeni ödeme bilgisi al',
  'pay.expired':
    '<b>Bu ödeme bilgilerinin süresi doldu</b>\nSipariş {{order}}, {{method, text}}, son geçerlilik zamanı: {{at, moment}}.\nBu adrese artık bir şey göndermeyin.',
  'pay.expiredHint':
    'Henüz göndermediyseniz yeni ödeme bilgisi alın; tutar o anki kura göre hesaplanır.\nGönderdiyseniz yeniden göndermeyin. “Ödemeyi yaptım” düğmesine basın veya sipariş referansıyla desteğe yazın.',

  'notice.open': 'Siparişi aç',
  'notice.paid':
    '<b>{{order}} referanslı sipariş ödendi.</b> {{total, usd}} tutarındaki ödemeniz doğrulandı.',
  'notice.paidNext': 'Sırada makinenizin hazırlanması var. Hazır olunca haber veririz.',
  'notice.credited':
    '<b>{{order}} referanslı sipariş yerine getirilemedi.</b> {{total, usd}} tutarındaki ödemeniz doğrulandı ve bakiyenize geçti.',
  'notice.preparing': '{{order}} referanslı siparişin makinesi hazırlanıyor.',
  'notice.ready': '<b>{{order}} referanslı siparişin makinesi hazır.</b>\n{{status, text}}',
  'notice.readyNext': 'Erişim bilgilerini, ekranınızı kimse görmezken isteyin.',
  'notice.closed':
    '{{order}} referanslı sipariş süresinde ödenmediği için kapatıldı. Aynı siparişi yeniden verebilirsiniz. Para gönderdiyseniz yeniden göndermeyin, desteğe yazın.',
  'notice.ending': '<b>{{order}} referanslı siparişin kiralaması bitiyor: {{at, moment}}.</b>',
  'notice.endingChecklist':
    '1. Saklamak istediklerinizi dışa aktarın.\n2. Kopyayı kontrol edin.\n3. Emin olmak için bir yedeği geri yükleyin.\nBitişten sonra hiçbir şeyi geri getiremeyiz.',
  'notice.ended': '{{order}} referanslı siparişin kiralaması bitti.',
  'notice.staffReported':
    '<b>{{order}} referanslı sipariş için ödeme bildirildi.</b> Henüz doğrulanmadı.',
  'notice.staffPrepare': '<b>{{order}} referanslı sipariş ödendi.</b> Makine hazırlanabilir.',
  'notice.staffCredited':
    '{{order}} referanslı siparişin {{total, usd}} tutarındaki ödemesi müşterinin bakiyesine geçti: sipariş yerine getirilemedi.',
} as const;
