package dev.piculet.model.kotlin

import dev.piculet.model.CreatorModel
import dev.piculet.model.inspect.ClassModels
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class WideDefaultsTest {
    @Test
    fun `32 parameters need one mask`() = assertAllDefaultsReachable(Wide32::class.java, Wide32(), maskCount = 1)

    @Test
    fun `33 parameters need two masks`() = assertAllDefaultsReachable(Wide33::class.java, Wide33(), maskCount = 2)

    @Test
    fun `65 parameters need three masks`() = assertAllDefaultsReachable(Wide65::class.java, Wide65(), maskCount = 3)

    @Test
    fun `a bit stands for its own parameter in every mask`() {
        val creator = creator(Wide65::class.java)
        val expected = Wide65(p0 = -1, p31 = "31st", p32 = null, p33 = -33, p63 = -63, p64 = "64th")
        val arguments = mapOf("p0" to -1, "p31" to "31st", "p32" to null, "p33" to -33, "p63" to -63, "p64" to "64th")
        assertEquals(expected, creator.callWith(arguments))
    }

    private fun assertAllDefaultsReachable(
        type: Class<*>,
        expected: Any,
        maskCount: Int,
    ) {
        val creator = creator(type)
        assertEquals(maskCount, creator.defaults.orElseThrow().maskCount)
        assertEquals(expected, creator.callWith(mapOf()))
        assertEquals(creator.parameters.size, creator.parameters.count { it.hasDefault })
    }

    private fun creator(type: Class<*>): CreatorModel = ClassModels.create().of(type).primaryCreator().orElseThrow()

    data class Wide32(
        val p0: Int = 0,
        val p1: String = "1",
        val p2: Long? = 2L,
        val p3: Int = 3,
        val p4: String = "4",
        val p5: Long? = 5L,
        val p6: Int = 6,
        val p7: String = "7",
        val p8: Long? = 8L,
        val p9: Int = 9,
        val p10: String = "10",
        val p11: Long? = 11L,
        val p12: Int = 12,
        val p13: String = "13",
        val p14: Long? = 14L,
        val p15: Int = 15,
        val p16: String = "16",
        val p17: Long? = 17L,
        val p18: Int = 18,
        val p19: String = "19",
        val p20: Long? = 20L,
        val p21: Int = 21,
        val p22: String = "22",
        val p23: Long? = 23L,
        val p24: Int = 24,
        val p25: String = "25",
        val p26: Long? = 26L,
        val p27: Int = 27,
        val p28: String = "28",
        val p29: Long? = 29L,
        val p30: Int = 30,
        val p31: String = "31",
    )

    data class Wide33(
        val p0: Int = 0,
        val p1: String = "1",
        val p2: Long? = 2L,
        val p3: Int = 3,
        val p4: String = "4",
        val p5: Long? = 5L,
        val p6: Int = 6,
        val p7: String = "7",
        val p8: Long? = 8L,
        val p9: Int = 9,
        val p10: String = "10",
        val p11: Long? = 11L,
        val p12: Int = 12,
        val p13: String = "13",
        val p14: Long? = 14L,
        val p15: Int = 15,
        val p16: String = "16",
        val p17: Long? = 17L,
        val p18: Int = 18,
        val p19: String = "19",
        val p20: Long? = 20L,
        val p21: Int = 21,
        val p22: String = "22",
        val p23: Long? = 23L,
        val p24: Int = 24,
        val p25: String = "25",
        val p26: Long? = 26L,
        val p27: Int = 27,
        val p28: String = "28",
        val p29: Long? = 29L,
        val p30: Int = 30,
        val p31: String = "31",
        val p32: Long? = 32L,
    )

    data class Wide65(
        val p0: Int = 0,
        val p1: String = "1",
        val p2: Long? = 2L,
        val p3: Int = 3,
        val p4: String = "4",
        val p5: Long? = 5L,
        val p6: Int = 6,
        val p7: String = "7",
        val p8: Long? = 8L,
        val p9: Int = 9,
        val p10: String = "10",
        val p11: Long? = 11L,
        val p12: Int = 12,
        val p13: String = "13",
        val p14: Long? = 14L,
        val p15: Int = 15,
        val p16: String = "16",
        val p17: Long? = 17L,
        val p18: Int = 18,
        val p19: String = "19",
        val p20: Long? = 20L,
        val p21: Int = 21,
        val p22: String = "22",
        val p23: Long? = 23L,
        val p24: Int = 24,
        val p25: String = "25",
        val p26: Long? = 26L,
        val p27: Int = 27,
        val p28: String = "28",
        val p29: Long? = 29L,
        val p30: Int = 30,
        val p31: String = "31",
        val p32: Long? = 32L,
        val p33: Int = 33,
        val p34: String = "34",
        val p35: Long? = 35L,
        val p36: Int = 36,
        val p37: String = "37",
        val p38: Long? = 38L,
        val p39: Int = 39,
        val p40: String = "40",
        val p41: Long? = 41L,
        val p42: Int = 42,
        val p43: String = "43",
        val p44: Long? = 44L,
        val p45: Int = 45,
        val p46: String = "46",
        val p47: Long? = 47L,
        val p48: Int = 48,
        val p49: String = "49",
        val p50: Long? = 50L,
        val p51: Int = 51,
        val p52: String = "52",
        val p53: Long? = 53L,
        val p54: Int = 54,
        val p55: String = "55",
        val p56: Long? = 56L,
        val p57: Int = 57,
        val p58: String = "58",
        val p59: Long? = 59L,
        val p60: Int = 60,
        val p61: String = "61",
        val p62: Long? = 62L,
        val p63: Int = 63,
        val p64: String = "64",
    )
}
