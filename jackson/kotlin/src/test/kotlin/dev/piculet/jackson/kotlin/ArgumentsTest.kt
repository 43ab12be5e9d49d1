package dev.piculet.jackson.kotlin

import dev.piculet.access.Instantiator
import dev.piculet.jackson.kotlin.ArgumentRule.Substitute
import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertArrayEquals
import org.junit.jupiter.api.Assertions.assertDoesNotThrow
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Arguments of creators for null and missing input, and the calls of creators. */
class ArgumentsTest {
    internal class Rest(
        val first: String,
        vararg val others: Int,
    )

    internal class Hidden private constructor(
        val text: String,
    )

    private val models = KotlinModels.create()

    private fun creatorOf(type: Class<*>): CreatorModel = models.model(type).primaryCreator().get()

    private val rules = ArgumentRule.all(creatorOf(Members::class.java)).associateBy { it.name() }

    private fun rule(name: String): ArgumentRule = rules.getValue(name)

    @Test
    fun `rules come in the order of the parameters`() {
        assertEquals(listOf("id", "plain", "optional", "number", "defaulted", "any", "rest"), rules.keys.toList())
    }

    @Test
    fun `null is passed where it may be, and refused elsewhere`() {
        assertEquals(Substitute.NULL, rule("optional").forNull(false, false))
        assertEquals(Substitute.NULL, rule("any").forNull(false, false))
        assertEquals(Substitute.REFUSED, rule("plain").forNull(false, false))
        assertEquals(Substitute.REFUSED, rule("defaulted").forNull(false, false))
    }

    @Test
    fun `a default comes before an empty value, and that before null`() {
        assertEquals(Substitute.DEFAULT, rule("defaulted").forNull(true, true))
        assertEquals(Substitute.EMPTY, rule("plain").forNull(true, true))
        assertEquals(Substitute.EMPTY, rule("optional").forNull(false, true))
        assertEquals(Substitute.REFUSED, rule("plain").forNull(true, false))
    }

    @Test
    fun `missing values are null unless required`() {
        assertEquals(Substitute.NULL, rule("optional").forMissing(false, false))
        assertEquals(Substitute.REFUSED, rule("optional").forMissing(true, false))
        assertEquals(Substitute.EMPTY, rule("optional").forMissing(true, true))
        assertEquals(Substitute.REFUSED, rule("plain").forMissing(false, false))
    }

    @Test
    fun `nobody is asked where null is all that can be passed`() {
        assertFalse(rule("optional").asksForNull(true, false))
        assertTrue(rule("optional").asksForNull(false, true))
        assertTrue(rule("plain").asksForNull(false, false))
        assertTrue(rule("defaulted").asksForNull(true, false))
        assertFalse(rule("optional").asksForMissing(false, false, false))
        assertTrue(rule("optional").asksForMissing(true, false, false))
        assertTrue(rule("any").asksForMissing(false, false, false))
    }

    @Test
    fun `collections and maps are empty by their own settings`() {
        val collections = NullSettings(true, false, false)
        assertTrue(collections.isEmptyInstead(true, false))
        assertFalse(collections.isEmptyInstead(false, true))
        assertTrue(NullSettings(false, true, false).isEmptyInstead(false, true))
        assertFalse(NullSettings(false, true, true).isEmptyInstead(true, false))
    }

    @Test
    fun `arguments that are left out are those that are marked so`() {
        val instantiator = models.instantiator(creatorOf(Rest::class.java))
        val rest = instantiator.call(arrayOf("a", Instantiator.ABSENT)) as Rest
        assertEquals("a", rest.first)
        assertArrayEquals(intArrayOf(), rest.others)
        assertArrayEquals(intArrayOf(), instantiator.noValues(1) as IntArray)
    }

    @Test
    fun `private creators are refused where access may not be changed`() {
        val hidden = creatorOf(Hidden::class.java)
        assertDoesNotThrow { CreatorRules.checkAccess(hidden, true) }
        val refused = assertThrows(IllegalAccessException::class.java) { CreatorRules.checkAccess(hidden, false) }
        val expected =
            "The constructor of ${Hidden::class.java.name} is not public, and may not be called. " +
                "Make it public, or enable MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS."
        assertEquals(expected, refused.message)
        assertDoesNotThrow { CreatorRules.checkAccess(creatorOf(Rest::class.java), false) }
    }

    @Test
    fun `the source tells which creators may be called where access may not be changed`() {
        // The compiler hides it beside value classes.
        assertDoesNotThrow { CreatorRules.checkAccess(creatorOf(OneId::class.java), false) }
        for (type in listOf(Guarded::class.java, ProtectedId::class.java)) {
            assertThrows(IllegalAccessException::class.java) { CreatorRules.checkAccess(creatorOf(type), false) }
        }
    }
}
