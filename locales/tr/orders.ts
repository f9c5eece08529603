export const orders = {
  'orders.title': '<b>Siparişlerim</b>',
  'orders.none': 'Henüz siparişiniz yok.',
  'orders.count_one': '{{count, number}} sipariş, en yenisi üstte.',
  'orders.count_other': '{{count, number}} sipariş, en yenisi üstte.',
  'orders.line': '<b>{{order}}</b> · {{model}}\n{{status, text}}',
  'orders.label': '{{order}} · {{model}}',
  'orders.export': 'Özeti indir',
  'orders.open': 'Siparişi aç',
  'orders.pay': 'Öde',
  'orders.instruction': 'Ödeme bilgileri',
  'orders.intents': 'Tüm ödeme bilgileri',
  'orders.access': 'Erişimi göster',
  'orders.cancel': 'Siparişi iptal et',
  'orders.repeat': 'Yeniden sipariş ver',
  'orders.readyHint':
    'Erişim bilgileri yalnızca size, siz istediğinizde gösterilir. Siz başlatana kadar hiçbir şey çalışmaz.',
  'orders.closedHint':
    'Bu sipariş süresinde ödenmediği için kapatıldı. Aynı siparişi yeniden verebilirsiniz. Para gönderdiyseniz yeniden göndermeyin; sipariş referansıyla desteğe yazın.',
  'orders.heldHint':
    'Lotlar sizin için sınırlı bir süre ayrılır. Ödeme bilgilerindeki süre içinde ödeyin.',

  'order.title': '<b>Sipariş {{order}}</b>',
  'order.gpu': 'GPU: {{model}}',
  'order.term': 'Kiralama süresi: {{term, text}}',
  'order.lots': 'Miktar: {{lots, text}} ({{cards, text}})',
  'order.environment': 'Ortam: {{environment, text}}',
  'order.total': 'Toplam tutar: <b>{{total, usd}}</b>',
  'order.is.placed': 'verildi, henüz ödenmedi',
  'order.is.confirmed': 'onaylandı',
  'order.is.cancelled': 'iptal edildi',
  'order.is.closed': 'süresinde ödenmediği için kapatıldı',
  'environment.line': 'diğer: {{line}}',
  'environment.former': '{{name}}',

  'track.order': 'Sipariş: {{status, text}}',
  'track.payment': 'Ödeme: {{status, text}}',
  'track.provisioning': 'Hazırlık ve teslim: {{status, text}}',

  'payment.is.none': 'henüz ödeme bilgisi yok',
  'payment.is.awaiting': 'transferiniz bekleniyor, son geçerlilik zamanı: {{at, moment}}',
  'payment.is.expired': 'son ödeme bilgilerinin süresi doldu',
  'payment.is.reported': 'Ödeme bildirildi. Doğrulama bekleniyor.',
  'payment.is.paid': 'ödendi ({{at, moment}})',

  'provisioning.is.none': 'ödeme doğrulanınca başlar',
  'provisioning.is.waiting': 'sırada',
  'provisioning.is.preparing': 'hazırlanıyor (başlangıç: {{at, moment}})',
  'provisioning.is.ready': 'hazır, kiralama bitişi: {{at, moment}}',
  'provisioning.is.ended': 'kiralama bitti ({{at, moment}})',

  'cancel.ask': '<b>{{order}} referanslı sipariş iptal edilsin mi?</b>',
  'cancel.money':
    'Para gönderdiyseniz henüz iptal etmeyin, desteğe yazın. İptal edilmiş bir siparişe gelen para bakiyenize geçer.',
  'cancel.yes': 'Evet, iptal et',
  'cancel.done': '{{order}} referanslı sipariş iptal edildi.',
  'cancel.tooLate': '{{order}} referanslı sipariş artık buradan iptal edilemez.',

  'access.title': '<b>Sipariş {{order}} için erişim bilgileri</b>',
  'access.notYet':
    '{{order}} referanslı siparişin erişim bilgileri henüz yok. Makine hazır olunca haber veririz.',
  'access.details': '<code>{{details}}</code>',
  'access.care': 'Bu bilgileri kimseyle paylaşmayın. Ekibimiz sizden bunları asla istemez.',
  'access.yours': 'Makinede çalışanlar, verileriniz ve yedekleriniz sizin sorumluluğunuzdadır.',

  'export.ready_one': '{{count, number}} siparişin özeti ektedir.',
  'export.ready_other': '{{count, number}} siparişin özeti ektedir.',
  'export.title': '{{shop}}, sipariş özeti, {{at, moment}}',
  'export.placed': 'Sipariş zamanı: {{at, moment}}',

  'intents.title': '<b>Sipariş {{order}} için ödeme bilgileri</b>',
  'intents.line':
    '{{number, number}}. {{amount}} {{asset}}, {{network}} ağı, adres …{{tail}} ({{at, moment}})',
  'intents.show': 'Göster: {{number, number}}',
  'intents.report': 'Ödemeyi yaptım ({{number, number}})',

  'support.title': '<b>Destek</b>',
  'support.contact': '{{contact}}',
  'support.hours': 'Çalışma saatleri: {{hours}}',
  'support.reference': 'Şu referansı belirtin: <code>{{order}}</code>',
  'support.copyReference': 'Referansı kopyala',
  'support.never': 'Ekibimizden hiç kimse anahtar, kurtarma kelimeleri veya parola istemez.',
} as const;
