export const rent = {
  'home.welcome': '<b>{{shop}}</b>',
  'home.about':
    '3, 7 veya 30 günlüğüne GPU kiralayın. GPU seçin, kriptoyla ödeyin, siparişinizi buradan izleyin.',
  'home.demo': 'Burası bir demo mağaza: gerçek para ve gerçek makine yoktur.',
  'home.rent': 'GPU kirala',
  'home.compare': 'GPU karşılaştır',
  'home.resume': 'Siparişe devam et',
  'home.orders': 'Siparişlerim',
  'home.signIn': 'Giriş yap',
  'home.account': 'Hesabım',
  'home.help': 'Yardım',
  'home.support': 'Destek',
  'home.language': 'Dil',
  'home.terms': 'Koşullar',
  'home.staff': 'Ekip paneli',

  'language.ask': 'Hangi dili kullanmak istersiniz?',
  'language.name': '{{name}}',

  days_one: '{{count, number}} gün',
  days_other: '{{count, number}} gün',
  lots_one: '{{count, number}} lot',
  lots_other: '{{count, number}} lot',
  cards_one: '{{count, number}} kart',
  cards_other: '{{count, number}} kart',
  cardsPerLot_one: 'lot başına {{count, number}} kart',
  cardsPerLot_other: 'lot başına {{count, number}} kart',

  'gpus.title': '<b>GPU seçin</b>',
  'gpus.hint': 'Adın yanındaki sayı, kart başına bellektir.',
  'gpus.several': 'Birden fazla GPU uyuyor: {{names}}. Tam adını yazın.',
  'gpu.label': '{{model}} · {{memory, number}} GB',
  'gpu.labelSoldOut': '{{model}} · tükendi',
  'gpu.name': '<b>{{model}}</b>',
  'gpu.facts':
    'kart başına {{memory, number}} GB {{kind}} bellek · {{toolchain}} · {{cards, text}}',
  'gpu.prices': '3 gün {{three, usd}} · 7 gün {{seven, usd}} · 30 gün {{thirty, usd}}',
  'gpu.stock': 'Stokta: {{lots, text}}',
  'gpu.soldOut': 'Tükendi',
  'gpu.lotNote': 'Fiyatlar bir lot ve sürenin tamamı içindir.',
  'gpu.soldOutHint': 'Bu GPU şu anda tükendi. Başka bir GPU seçin.',
  'gpu.askTerm': 'Ne kadar süreyle kiralamak istiyorsunuz?',
  'gpu.termLabel': '{{term, text}} · {{price, usd}}',
  'gpu.termsOnly': 'Kiralama süresi 3, 7 veya 30 gündür.',
  'gpu.gone': 'Bu GPU artık sunulmuyor. Başka bir GPU seçin.',

  'compare.title': '<b>Tüm GPU’ların karşılaştırması</b>',
  'compare.hint': 'Sürelerini görmek için birini seçin.',

  'choose.rental': '<b>{{model}}</b>, {{term, text}}',
  'choose.perLot': 'Bir lot, sürenin tamamı için {{price, usd}} tutar ({{cards, text}}).',
  'choose.askLots': 'Kaç lot istiyorsunuz? Stokta: {{stock, text}}.',
  'choose.lotsLabel': '{{lots, text}} · {{total, usd}}',
  'choose.lotsOnly': '1 ile 10 arasında lot sipariş edebilirsiniz.',
  'choose.tooFew':
    'Stokta o kadar yok. Şu an stokta: {{stock, text}}. Daha az seçin veya başka bir GPU’ya bakın.',
  'choose.total': 'Şu ana kadar toplam: <b>{{total, usd}}</b>',
  'choose.askEnvironment': 'Makineyi nasıl hazırlayalım?',
  'choose.about': '<b>{{environment, text}}</b>: {{about, text}}',
  'choose.startingPoint':
    'Hazır ortam bir başlangıç noktasıdır. Kendi bağımlılık dosyalarınızın, model ağırlıklarınızın ve verilerinizin yerini tutmaz.',
  'choose.environmentGone': 'Bu ortam artık sunulmuyor. Başka bir ortam seçin.',
  'choose.askLine': 'Ne hazırlamamızı istediğinizi tek satırda anlatın.',
  'choose.noSecrets': 'Parola, token veya anahtar yazmayın.',
  'choose.lineRedacted':
    'Parola, token veya başka özel bilgiye benzeyen kısmı çıkardım. Ekibimizin okuyacağı metin: {{line}}',
  'choose.lineTitle': 'Ortamınız',
  'choose.lineOpen': 'Ortamı anlat',
  'choose.lineLabel': 'Ne hazırlayalım?',

  'details.title': '<b>Bilgileriniz</b>',
  'details.other': 'Bu siz değil misiniz? Çıkış yapmak için hesabınızı açın.',
  'details.yes': 'Bilgiler doğru',

  'summary.title': '<b>Siparişinizi kontrol edin</b>',
  'summary.total':
    'Sipariş verildiğinde ABD doları tutarı sabitlenir. Yalnızca kripto tutarı kura göre değişir.',
  'summary.terms': 'Sipariş vererek koşulları kabul etmiş olursunuz.',
  'summary.place': 'Sipariş ver',
  'summary.placed': '<b>{{order}}</b> referanslı siparişiniz alındı.',
  'summary.tooMany_one':
    'Ödenmemiş {{count, number}} siparişiniz var. Önce onu ödeyin veya iptal edin. Seçimleriniz saklanır.',
  'summary.tooMany_other':
    'Ödenmemiş {{count, number}} siparişiniz var. Önce birini ödeyin veya iptal edin. Seçimleriniz saklanır.',
} as const;
