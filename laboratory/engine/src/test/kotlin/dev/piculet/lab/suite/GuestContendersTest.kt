package dev.piculet.lab.suite

import org.junit.jupiter.api.Test
import kotlin.test.assertEquals

class GuestContendersTest {
    private fun contenders(
        isKotlin: Boolean,
        jackson: String,
        kind: GuestKind = GuestKind.JSON,
        baseline: String = jackson,
    ) = GuestContenders.suite(kind, "com.acme.Order", isKotlin, jackson, baseline).contenders

    @Test
    fun `what is asked about a Java class is a module for Java classes, on the Jackson that its user has`() {
        assertEquals(
            listOf("jackson2", "jackson2-java-piculet", "fastjson2"),
            contenders(isKotlin = false, jackson = "jackson2").take(3),
        )
        assertEquals(
            listOf("jackson3", "jackson3-java-piculet", "jackson2-java-piculet", "fastjson2"),
            contenders(isKotlin = false, jackson = "jackson3").take(4),
        )
    }

    @Test
    fun `what is asked about a Kotlin class is a module for Kotlin`() {
        assertEquals(
            listOf("jackson3-kotlin", "jackson3-piculet", "jackson2-piculet", "jackson2-kotlin"),
            contenders(isKotlin = true, jackson = "jackson3", baseline = "jackson3-kotlin").take(4),
        )
    }

    @Test
    fun `nobody is asked twice`() {
        for (kind in GuestKind.entries) {
            for (isKotlin in listOf(true, false)) {
                val ids = contenders(isKotlin, "jackson3", kind)
                assertEquals(ids.distinct(), ids)
            }
        }
    }

    @Test
    fun `classes of Java and of Kotlin are tried by the same libraries`() {
        assertEquals(
            contenders(isKotlin = true, jackson = "jackson2").toSet(),
            contenders(isKotlin = false, jackson = "jackson2").toSet(),
        )
    }
}
