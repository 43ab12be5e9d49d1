package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.java.Record20;

/** Reads and writes {@link Record20}. */
final class Record20Codec extends JsonCodec<Record20> {
    private static final Name P00 = Name.of("p00");
    private static final Name P01 = Name.of("p01");
    private static final Name P02 = Name.of("p02");
    private static final Name P03 = Name.of("p03");
    private static final Name P04 = Name.of("p04");
    private static final Name P05 = Name.of("p05");
    private static final Name P06 = Name.of("p06");
    private static final Name P07 = Name.of("p07");
    private static final Name P08 = Name.of("p08");
    private static final Name P09 = Name.of("p09");
    private static final Name P10 = Name.of("p10");
    private static final Name P11 = Name.of("p11");
    private static final Name P12 = Name.of("p12");
    private static final Name P13 = Name.of("p13");
    private static final Name P14 = Name.of("p14");
    private static final Name P15 = Name.of("p15");
    private static final Name P16 = Name.of("p16");
    private static final Name P17 = Name.of("p17");
    private static final Name P18 = Name.of("p18");
    private static final Name P19 = Name.of("p19");

    private static final Names NAMES = Names.of(
            "p00", "p01", "p02", "p03", "p04", "p05", "p06", "p07", "p08", "p09", "p10", "p11", "p12", "p13", "p14",
            "p15", "p16", "p17", "p18", "p19");

    @Override
    Record20 read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        int p00 = in.begins(P00) ? in.readInt() : 0;
        int p01 = in.isNext(P01) ? in.readInt() : 0;
        int p02 = in.isNext(P02) ? in.readInt() : 0;
        int p03 = in.isNext(P03) ? in.readInt() : 0;
        int p04 = in.isNext(P04) ? in.readInt() : 0;
        int p05 = in.isNext(P05) ? in.readInt() : 0;
        int p06 = in.isNext(P06) ? in.readInt() : 0;
        int p07 = in.isNext(P07) ? in.readInt() : 0;
        int p08 = in.isNext(P08) ? in.readInt() : 0;
        int p09 = in.isNext(P09) ? in.readInt() : 0;
        int p10 = in.isNext(P10) ? in.readInt() : 0;
        int p11 = in.isNext(P11) ? in.readInt() : 0;
        int p12 = in.isNext(P12) ? in.readInt() : 0;
        int p13 = in.isNext(P13) ? in.readInt() : 0;
        int p14 = in.isNext(P14) ? in.readInt() : 0;
        int p15 = in.isNext(P15) ? in.readInt() : 0;
        int p16 = in.isNext(P16) ? in.readInt() : 0;
        int p17 = in.isNext(P17) ? in.readInt() : 0;
        int p18 = in.isNext(P18) ? in.readInt() : 0;
        int p19 = in.isNext(P19) ? in.readInt() : 0;
        for (String member = in.nextName(NAMES); member != null; member = in.nextName(NAMES)) {
            switch (member) {
                case "p00" -> p00 = in.readInt();
                case "p01" -> p01 = in.readInt();
                case "p02" -> p02 = in.readInt();
                case "p03" -> p03 = in.readInt();
                case "p04" -> p04 = in.readInt();
                case "p05" -> p05 = in.readInt();
                case "p06" -> p06 = in.readInt();
                case "p07" -> p07 = in.readInt();
                case "p08" -> p08 = in.readInt();
                case "p09" -> p09 = in.readInt();
                case "p10" -> p10 = in.readInt();
                case "p11" -> p11 = in.readInt();
                case "p12" -> p12 = in.readInt();
                case "p13" -> p13 = in.readInt();
                case "p14" -> p14 = in.readInt();
                case "p15" -> p15 = in.readInt();
                case "p16" -> p16 = in.readInt();
                case "p17" -> p17 = in.readInt();
                case "p18" -> p18 = in.readInt();
                case "p19" -> p19 = in.readInt();
                default -> in.skipValue();
            }
        }
        return new Record20(
                p00, p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19);
    }

    @Override
    void write(JsonOutput out, Record20 value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(P00);
        out.write(value.p00());
        out.next(P01);
        out.write(value.p01());
        out.next(P02);
        out.write(value.p02());
        out.next(P03);
        out.write(value.p03());
        out.next(P04);
        out.write(value.p04());
        out.next(P05);
        out.write(value.p05());
        out.next(P06);
        out.write(value.p06());
        out.next(P07);
        out.write(value.p07());
        out.next(P08);
        out.write(value.p08());
        out.next(P09);
        out.write(value.p09());
        out.next(P10);
        out.write(value.p10());
        out.next(P11);
        out.write(value.p11());
        out.next(P12);
        out.write(value.p12());
        out.next(P13);
        out.write(value.p13());
        out.next(P14);
        out.write(value.p14());
        out.next(P15);
        out.write(value.p15());
        out.next(P16);
        out.write(value.p16());
        out.next(P17);
        out.write(value.p17());
        out.next(P18);
        out.write(value.p18());
        out.next(P19);
        out.write(value.p19());
        out.endObject();
    }
}
