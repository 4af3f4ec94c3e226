import type { ClosingGroup, Texts } from './shape'
import { text } from './texts'

/** The last paragraph of a description: contents of the package and care instructions. */
export const CLOSINGS: Record<ClosingGroup, Texts<string>[]> = {
  devices: [
    text(
      'Ready to use in a minute, with a short guide in five languages. Two-year warranty.',
      '开箱即用，附五种语言的简明指南，保修两年。',
      '届いてすぐに使えます。5か国語のかんたんガイド付き。保証は2年です。',
      '받자마자 바로 쓸 수 있으며 다섯 언어로 된 간단 안내서가 있습니다. 2년 보증.',
      'แกะกล่องแล้วใช้ได้ทันที มีคู่มือฉบับย่อห้าภาษา รับประกันสองปี',
    ),
    text(
      'If it fails in the first year, we send a new one before you return the old one.',
      '一年内出现故障，先寄新品，再退旧机。',
      '1年以内の故障は、先に新品をお送りします。',
      '1년 안에 고장 나면 새 제품부터 보내 드립니다.',
      'หากเสียภายในปีแรก เราส่งเครื่องใหม่ให้ก่อนรับเครื่องเก่าคืน',
    ),
    text(
      'Packed without plastic, and free to return within 30 days.',
      '无塑料包装，30 天内免费退货。',
      'プラスチックを使わない梱包です。30日以内なら返品無料。',
      '플라스틱 없이 포장하며 30일 안에 무료로 반품할 수 있습니다.',
      'บรรจุภัณฑ์ไร้พลาสติก คืนสินค้าฟรีภายใน 30 วัน',
    ),
  ],
  clothes: [
    text(
      'Wash at 30 °C with like colours and dry in the shade. The size table is above; between two sizes, take the larger.',
      '30 °C 同色机洗，阴凉处晾干。尺码表见上文，介于两码之间建议选大一码。',
      '30℃以下で同系色と洗い、陰干ししてください。サイズ表は上記をご覧ください。迷ったら大きめをおすすめします。',
      '30 °C에서 비슷한 색끼리 세탁하고 그늘에서 말리세요. 사이즈표는 위에 있습니다. 두 사이즈 사이라면 큰 쪽을 권합니다.',
      'ซักที่ 30 °C แยกสี ตากในที่ร่ม ดูตารางไซซ์ด้านบน ถ้าอยู่ระหว่างสองไซซ์แนะนำให้เลือกไซซ์ใหญ่กว่า',
    ),
    text(
      'Colours are photographed in daylight and can look slightly different on your screen. Exchange of size is free within 30 days.',
      '颜色在日光下拍摄，屏幕显示可能略有差异。30 天内免费换码。',
      '色は自然光で撮影しています。画面により多少異なります。30日以内のサイズ交換は無料です。',
      '색상은 자연광에서 촬영했으며 화면에 따라 조금 다를 수 있습니다. 30일 안에 사이즈 교환 무료.',
      'ถ่ายสีในแสงธรรมชาติ สีบนหน้าจออาจต่างเล็กน้อย เปลี่ยนไซซ์ฟรีภายใน 30 วัน',
    ),
    text(
      'Comes folded in a paper sleeve, ready to give. Spare thread or buttons are included where they help.',
      '以纸套折叠包装，可直接送礼，并视款式附赠备用线或纽扣。',
      '紙のスリーブに畳んでお届けするので、そのまま贈り物に。必要なものには予備の糸やボタンが付きます。',
      '종이 슬리브에 접어 보내 드려 바로 선물할 수 있습니다. 필요한 제품에는 여분의 실이나 단추가 들어 있습니다.',
      'พับใส่ซองกระดาษพร้อมให้เป็นของขวัญ แถมด้ายหรือกระดุมสำรองในรุ่นที่จำเป็น',
    ),
  ],
  home: [
    text(
      'Checked by hand and well wrapped; if anything arrives broken, send us a picture and we replace it.',
      '逐件手工检查、仔细包裹；如有破损，拍照即可补发。',
      '1点ずつ検品し、丁寧に包んでお届けします。破損があれば写真をお送りください。交換いたします。',
      '하나하나 검수해 꼼꼼히 포장합니다. 파손되면 사진만 보내 주세요. 새로 보내 드립니다.',
      'ตรวจด้วยมือทุกชิ้นและห่ออย่างดี หากแตกหักส่งรูปมา เราเปลี่ยนให้ใหม่',
    ),
    text(
      'Wipe clean or wash gently; it keeps its looks for years.',
      '轻拭或轻洗即可，多年如新。',
      'お手入れは拭くか、やさしく洗うだけ。長くきれいに使えます。',
      '닦거나 가볍게 씻으면 오래도록 보기 좋습니다.',
      'เช็ดหรือล้างเบา ๆ ก็สวยอยู่ได้นานหลายปี',
    ),
    text(
      'Small differences in colour and grain are part of the material, not a fault.',
      '色泽与纹理的细微差异是材质本身的特点，并非瑕疵。',
      '色や木目のわずかな違いは素材の持ち味であり、不良ではありません。',
      '색과 결의 작은 차이는 소재의 특성이며 불량이 아닙니다.',
      'สีและลายที่ต่างกันเล็กน้อยเป็นธรรมชาติของวัสดุ ไม่ใช่ตำหนิ',
    ),
  ],
  food: [
    text(
      'Keep cool and dry; once opened, close the bag well and enjoy within a month. Allergens are in bold on the label.',
      '请置于阴凉干燥处；开封后密封保存，一个月内食用。过敏原在标签上以粗体标明。',
      '涼しく乾いた場所で保存し、開封後は口を閉じて1か月以内にお召し上がりください。アレルゲンはラベルに太字で表示しています。',
      '서늘하고 건조한 곳에 두고, 개봉 후에는 잘 닫아 한 달 안에 드세요. 알레르기 성분은 라벨에 굵게 표시했습니다.',
      'เก็บในที่แห้งและเย็น เปิดแล้วปิดถุงให้สนิทและรับประทานภายในหนึ่งเดือน สารก่อภูมิแพ้พิมพ์ตัวหนาบนฉลาก',
    ),
    text(
      'At least six months of shelf life left when it leaves us. No artificial colours.',
      '发货时至少还有六个月保质期，不添加人工色素。',
      '出荷時の賞味期限は6か月以上。合成着色料は使っていません。',
      '출고할 때 소비기한이 6개월 이상 남아 있습니다. 인공 색소 무첨가.',
      'อายุสินค้าเหลืออย่างน้อยหกเดือนเมื่อจัดส่ง ไม่ใส่สีสังเคราะห์',
    ),
    text(
      'Packed in small batches with the date stamped on the back, and shipped in a box that recycles whole.',
      '小批量包装，背面印有日期，外箱可整体回收。',
      '少量ずつ包装し、裏面に日付を記載。箱はそのままリサイクルできます。',
      '소량씩 포장해 뒷면에 날짜를 찍고, 통째로 재활용되는 상자에 담아 보냅니다.',
      'บรรจุทีละน้อยพร้อมพิมพ์วันที่ด้านหลัง ส่งในกล่องที่รีไซเคิลได้ทั้งใบ',
    ),
  ],
  care: [
    text(
      'Read the leaflet before first use. If you are pregnant or under treatment, ask your doctor or pharmacist.',
      '首次使用前请阅读说明。孕期或正在接受治疗者，请先咨询医生或药师。',
      '初めてお使いの前に説明書をお読みください。妊娠中・治療中の方は医師や薬剤師にご相談ください。',
      '처음 사용하기 전에 설명서를 읽어 주세요. 임신 중이거나 치료 중이라면 의사나 약사와 상담하세요.',
      'อ่านเอกสารกำกับก่อนใช้ครั้งแรก หากตั้งครรภ์หรืออยู่ระหว่างรักษา ควรปรึกษาแพทย์หรือเภสัชกร',
    ),
    text(
      'Not tested on animals. Sealed for hygiene, so opened packs cannot be returned.',
      '不进行动物测试。出于卫生考虑密封出售，拆封后恕不退换。',
      '動物実験は行っていません。衛生上、開封後の返品はお受けできません。',
      '동물 실험을 하지 않습니다. 위생을 위해 밀봉했으며 개봉 후에는 반품할 수 없습니다.',
      'ไม่ทดลองกับสัตว์ ปิดผนึกเพื่อสุขอนามัย เปิดแล้วไม่รับคืน',
    ),
    text(
      'Made for daily use at home, with a guide that shows each step in pictures.',
      '为居家日常使用而设计，附分步图解。',
      '毎日のご家庭での使用のために。手順は写真つきのガイドで分かります。',
      '집에서 매일 쓰도록 만들었으며 단계별 그림 안내서가 들어 있습니다.',
      'ออกแบบเพื่อใช้ทุกวันที่บ้าน มีคู่มือภาพประกอบทีละขั้นตอน',
    ),
  ],
  outdoors: [
    text(
      'Tried in rain, sand and salt water. Rinse with fresh water and dry well before storing.',
      '经受过雨、沙与海水的考验。收纳前请用清水冲洗并晾干。',
      '雨、砂、海水で試しました。しまう前に真水で流し、よく乾かしてください。',
      '비와 모래, 바닷물에서 시험했습니다. 보관 전에 맑은 물로 헹구고 잘 말리세요.',
      'ทดสอบกับฝน ทราย และน้ำทะเลแล้ว ล้างน้ำจืดและตากให้แห้งก่อนเก็บ',
    ),
    text(
      'Easy to repair by yourself. Spare parts can be ordered for five years.',
      '自己动手就能维修，五年内可订购配件。',
      'ご自分で簡単に補修できます。交換部品は5年間ご注文いただけます。',
      '직접 쉽게 수리할 수 있습니다. 부품은 5년 동안 주문할 수 있습니다.',
      'ซ่อมเองได้ง่าย สั่งอะไหล่ได้นานห้าปี',
    ),
    text(
      'The weight and the size above are measured, not estimated.',
      '以上重量与尺寸均为实测。',
      '上記の重さとサイズは実測値です。',
      '위의 무게와 크기는 실측값입니다.',
      'น้ำหนักและขนาดด้านบนวัดจริงทุกชิ้น',
    ),
  ],
  toys: [
    text(
      'Safe materials, tested to the toy safety standard. From three years.',
      '材质安全，通过玩具安全标准检测。适合三岁以上。',
      '安全な素材で、玩具安全基準に適合しています。対象は3歳から。',
      '안전한 소재로 만들어 장난감 안전 기준을 통과했습니다. 3세 이상.',
      'วัสดุปลอดภัย ผ่านมาตรฐานความปลอดภัยของเล่น สำหรับสามขวบขึ้นไป',
    ),
    text(
      'Small parts: not for children under three. Comes in a box that is easy to tidy back into.',
      '含小零件，不适合三岁以下儿童。附收纳盒，玩完好收拾。',
      '小さな部品があります。3歳未満のお子さまには与えないでください。片付けやすい箱入りです。',
      '작은 부품이 있어 3세 미만에게는 적합하지 않습니다. 정리하기 쉬운 상자에 들어 있습니다.',
      'มีชิ้นส่วนเล็ก ไม่เหมาะกับเด็กต่ำกว่าสามขวบ มาในกล่องที่เก็บกลับง่าย',
    ),
    text(
      'Lost a piece? Write to us within a year and we send it free of charge.',
      '少了一块？一年内联系我们，免费补寄。',
      '部品をなくしたら、1年以内は無料でお送りします。',
      '조각을 잃어버렸나요? 1년 안에 알려 주시면 무료로 보내 드립니다.',
      'ชิ้นส่วนหายใช่ไหม แจ้งเราภายในหนึ่งปี ส่งให้ฟรี',
    ),
  ],
  pieces: [
    text(
      'Comes in a paper sleeve, ready to give. Exchange of size or colour is free within 30 days.',
      '以纸套包装，可直接送礼。30 天内免费更换尺码或颜色。',
      '紙のスリーブ入りで、そのまま贈り物に。30日以内のサイズ・色の交換は無料です。',
      '종이 슬리브에 담아 바로 선물할 수 있습니다. 30일 안에 사이즈나 색상 교환 무료.',
      'มาในซองกระดาษพร้อมให้เป็นของขวัญ เปลี่ยนไซซ์หรือสีฟรีภายใน 30 วัน',
    ),
    text(
      'Colours are photographed in daylight and can look slightly different on your screen.',
      '颜色在日光下拍摄，屏幕显示可能略有差异。',
      '色は自然光で撮影しています。画面により多少異なることがあります。',
      '색상은 자연광에서 촬영했으며 화면에 따라 조금 다를 수 있습니다.',
      'ถ่ายสีในแสงธรรมชาติ สีบนหน้าจออาจต่างเล็กน้อย',
    ),
    text(
      'With a little care it lasts for years; how to look after it is printed on the card inside.',
      '稍加爱护可用多年，保养方法印在随附卡片上。',
      '少し手をかければ長く使えます。お手入れ方法は同封のカードに。',
      '조금만 돌보면 오래 씁니다. 관리법은 동봉한 카드에 있습니다.',
      'ดูแลสักนิดก็ใช้ได้หลายปี วิธีดูแลอยู่บนการ์ดในกล่อง',
    ),
  ],
  equipment: [
    text(
      'Comes ready to use, with a short guide in pictures. Two-year warranty.',
      '到手即用，附图解指南，保修两年。',
      'すぐに使えます。写真つきガイド入り。保証は2年です。',
      '바로 쓸 수 있으며 그림 안내서가 들어 있습니다. 2년 보증.',
      'พร้อมใช้ทันที มีคู่มือภาพประกอบ รับประกันสองปี',
    ),
    text(
      'Weights and sizes are measured, not estimated.',
      '重量与尺寸均为实测，绝非估算。',
      '重さと寸法は、目安ではなく実測値です。',
      '무게와 치수는 어림이 아닌 실측값입니다.',
      'น้ำหนักและขนาดวัดจริงทุกชิ้น ไม่ใช่ค่าประมาณ',
    ),
    text(
      'Wipe it dry after use, and it will be as good next year. Free to return within 30 days.',
      '用后擦干，来年依旧如新。30 天内免费退货。',
      '使ったあとに拭いておけば、来年も変わらず使えます。30日以内なら返品無料。',
      '쓰고 나서 닦아 두면 내년에도 그대로입니다. 30일 안에 무료 반품.',
      'เช็ดให้แห้งหลังใช้ ปีหน้าก็ยังดีเหมือนเดิม คืนฟรีภายใน 30 วัน',
    ),
  ],
}
