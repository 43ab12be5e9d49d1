package dev.piculet.lab.payload.wide;

import java.io.Serializable;

/** A class of four hundred fields: five times each of {@link WideValues#MIX} in every run of forty. */
public class Wide400 implements Serializable {
    private static final long serialVersionUID = 1L;

    public int i00, i01, i02, i03, i04, i05, i06, i07, i08, i09;
    public long l00, l01, l02, l03, l04;
    public double d00, d01, d02, d03, d04;
    public float f00, f01, f02, f03, f04;
    public boolean b00, b01, b02, b03, b04;
    public String s00, s01, s02, s03, s04, s05, s06, s07, s08, s09;
    public int i10, i11, i12, i13, i14, i15, i16, i17, i18, i19;
    public long l05, l06, l07, l08, l09;
    public double d05, d06, d07, d08, d09;
    public float f05, f06, f07, f08, f09;
    public boolean b05, b06, b07, b08, b09;
    public String s10, s11, s12, s13, s14, s15, s16, s17, s18, s19;
    public int i20, i21, i22, i23, i24, i25, i26, i27, i28, i29;
    public long l10, l11, l12, l13, l14;
    public double d10, d11, d12, d13, d14;
    public float f10, f11, f12, f13, f14;
    public boolean b10, b11, b12, b13, b14;
    public String s20, s21, s22, s23, s24, s25, s26, s27, s28, s29;
    public int i30, i31, i32, i33, i34, i35, i36, i37, i38, i39;
    public long l15, l16, l17, l18, l19;
    public double d15, d16, d17, d18, d19;
    public float f15, f16, f17, f18, f19;
    public boolean b15, b16, b17, b18, b19;
    public String s30, s31, s32, s33, s34, s35, s36, s37, s38, s39;
    public int i40, i41, i42, i43, i44, i45, i46, i47, i48, i49;
    public long l20, l21, l22, l23, l24;
    public double d20, d21, d22, d23, d24;
    public float f20, f21, f22, f23, f24;
    public boolean b20, b21, b22, b23, b24;
    public String s40, s41, s42, s43, s44, s45, s46, s47, s48, s49;
    public int i50, i51, i52, i53, i54, i55, i56, i57, i58, i59;
    public long l25, l26, l27, l28, l29;
    public double d25, d26, d27, d28, d29;
    public float f25, f26, f27, f28, f29;
    public boolean b25, b26, b27, b28, b29;
    public String s50, s51, s52, s53, s54, s55, s56, s57, s58, s59;
    public int i60, i61, i62, i63, i64, i65, i66, i67, i68, i69;
    public long l30, l31, l32, l33, l34;
    public double d30, d31, d32, d33, d34;
    public float f30, f31, f32, f33, f34;
    public boolean b30, b31, b32, b33, b34;
    public String s60, s61, s62, s63, s64, s65, s66, s67, s68, s69;
    public int i70, i71, i72, i73, i74, i75, i76, i77, i78, i79;
    public long l35, l36, l37, l38, l39;
    public double d35, d36, d37, d38, d39;
    public float f35, f36, f37, f38, f39;
    public boolean b35, b36, b37, b38, b39;
    public String s70, s71, s72, s73, s74, s75, s76, s77, s78, s79;
    public int i80, i81, i82, i83, i84, i85, i86, i87, i88, i89;
    public long l40, l41, l42, l43, l44;
    public double d40, d41, d42, d43, d44;
    public float f40, f41, f42, f43, f44;
    public boolean b40, b41, b42, b43, b44;
    public String s80, s81, s82, s83, s84, s85, s86, s87, s88, s89;
    public int i90, i91, i92, i93, i94, i95, i96, i97, i98, i99;
    public long l45, l46, l47, l48, l49;
    public double d45, d46, d47, d48, d49;
    public float f45, f46, f47, f48, f49;
    public boolean b45, b46, b47, b48, b49;
    public String s90, s91, s92, s93, s94, s95, s96, s97, s98, s99;
}
