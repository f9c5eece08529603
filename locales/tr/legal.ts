export const legal = {
  'legal.terms.title': 'Koşullar',
  'legal.privacy.title': 'Gizlilik',
  'legal.more': 'Metnin tamamını oku',
  'legal.paysupport':
    '<b>İki kez ödemeyin.</b> Önce siparişinize bakın: ödemenin bildirildiği, doğrulandığı veya ödendiği orada yazar.\n\n1. Cüzdanınızda transferin doğru coin, ağ, adres ve tutarla çıktığını kontrol edin.\n2. Ödediğiniz bilgilerin altındaki “Ödemeyi yaptım” düğmesine basın. Süre dolduktan sonra da basabilirsiniz.\n3. Ağ onaylarını bekleyin. Ödeme onaylanınca mağaza size haber verir.\n\nSorun sürüyor mu veya paranızı geri mi istiyorsunuz? <b>Sipariş referansı</b>, coin, ağ, tutar ve saat ile desteğe yazın. Transfer geri alınamaz; iade, mağazanın yapacağı yeni bir transferdir.\n\nÖzel anahtar, kurtarma kelimeleri (seed phrase) veya parola asla göndermeyin. Desteğin bunlara ihtiyacı yoktur.',
} as const;
