package dev.piculet.jackson.contract;

import java.util.List;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Read by a builder that is set by several methods. */
@JsonDeserialize(builder = JavaWideBuilder.Builder.class)
final class JavaWideBuilder {
    public int p00;
    public String p01;
    public int p02;
    public int p03;
    public int p04;
    public int p05;
    public String p06;
    public int p07;
    public int p08;
    public int p09;
    public int p10;
    public String p11;
    public List<String> p12;
    public int p13;
    public int p14;
    public int p15;
    public String p16;
    public int p17;
    public int p18;
    public int p19;
    public int p20;
    public String p21;
    public int p22;
    public int p23;
    public int p24;
    public int p25;

    @Override
    public String toString() {
        return JavaText.of(this);
    }

    @JsonPOJOBuilder(withPrefix = "")
    static final class Builder {
        private final JavaWideBuilder built = new JavaWideBuilder();

        public Builder p00(int p00) {
            built.p00 = p00;
            return this;
        }

        public Builder p01(String p01) {
            built.p01 = p01;
            return this;
        }

        public Builder p02(int p02) {
            built.p02 = p02;
            return this;
        }

        public Builder p03(int p03) {
            built.p03 = p03;
            return this;
        }

        public Builder p04(int p04) {
            built.p04 = p04;
            return this;
        }

        public Builder p05(int p05) {
            built.p05 = p05;
            return this;
        }

        public Builder p06(String p06) {
            built.p06 = p06;
            return this;
        }

        public Builder p07(int p07) {
            built.p07 = p07;
            return this;
        }

        public Builder p08(int p08) {
            built.p08 = p08;
            return this;
        }

        public Builder p09(int p09) {
            built.p09 = p09;
            return this;
        }

        public Builder p10(int p10) {
            built.p10 = p10;
            return this;
        }

        public Builder p11(String p11) {
            built.p11 = p11;
            return this;
        }

        public Builder p12(List<String> p12) {
            built.p12 = p12;
            return this;
        }

        public Builder p13(int p13) {
            built.p13 = p13;
            return this;
        }

        public Builder p14(int p14) {
            built.p14 = p14;
            return this;
        }

        public Builder p15(int p15) {
            built.p15 = p15;
            return this;
        }

        public Builder p16(String p16) {
            built.p16 = p16;
            return this;
        }

        public Builder p17(int p17) {
            built.p17 = p17;
            return this;
        }

        public Builder p18(int p18) {
            built.p18 = p18;
            return this;
        }

        public Builder p19(int p19) {
            built.p19 = p19;
            return this;
        }

        public Builder p20(int p20) {
            built.p20 = p20;
            return this;
        }

        public Builder p21(String p21) {
            built.p21 = p21;
            return this;
        }

        public Builder p22(int p22) {
            built.p22 = p22;
            return this;
        }

        public Builder p23(int p23) {
            built.p23 = p23;
            return this;
        }

        public Builder p24(int p24) {
            built.p24 = p24;
            return this;
        }

        public Builder p25(int p25) {
            built.p25 = p25;
            return this;
        }

        public JavaWideBuilder build() {
            if (built.p25 == 13) {
                throw new IllegalArgumentException("13 is not allowed");
            }
            return built;
        }
    }
}
