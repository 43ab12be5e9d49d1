package dev.piculet.lab.payload.wide;

import java.io.Serializable;

/** A class of eighty fields: five times each of {@link WideValues#MIX} in every run of forty. */
public class Wide80 implements Serializable {
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
}
