package dev.piculet.jackson.kotlin

import dev.piculet.model.ParameterModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.Optional

class RulesTest {
    private val models = KotlinModels.create()

    private fun preferred(type: Class<*>): List<String>? =
        CreatorRules
            .preferred(models.model(type))
            .map { creator -> creator.parameters().map { it.name().get() } }
            .orElse(null)

    private fun takesWholeString(type: Class<*>): Boolean {
        val model = models.model(type)
        return CreatorRules.takesWholeString(model, CreatorRules.preferred(model).get())
    }

    private fun parameters(type: Class<*>): Map<String, ParameterModel> =
        models
            .model(type)
            .primaryCreator()
            .get()
            .parameters()
            .associateBy { it.name().get() }

    @Test
    fun primaryConstructorsTakeProperties() {
        assertEquals(listOf("first", "second"), preferred(TwoTexts::class.java))
        assertEquals(listOf("inherited"), preferred(Child::class.java))
    }

    @Test
    fun onlyConstructorsTakePropertiesToo() {
        assertEquals(listOf("size"), preferred(OnlySecondary::class.java))
        assertEquals(null, preferred(TwoSecondary::class.java))
    }

    @Test
    fun singleStringsThatAreNoPropertiesStandForTheWholeValue() {
        assertEquals(listOf("text"), preferred(OneText::class.java))
        assertTrue(takesWholeString(OneText::class.java))
        assertFalse(takesWholeString(TwoTexts::class.java))
        assertFalse(takesWholeString(Named::class.java))
        assertFalse(takesWholeString(OneId::class.java))
        assertTrue(takesWholeString(OneTextOfPrivate::class.java))
        assertFalse(takesWholeString(OneTextOfOpen::class.java))
        assertFalse(takesWholeString(OneMessage::class.java))
    }

    @Test
    fun nothingIsPreferredWhereNothingTakesProperties() {
        assertEquals(null, preferred(NoParameters::class.java))
        assertEquals(null, preferred(Single::class.java))
        assertEquals(null, preferred(Colour::class.java))
        assertEquals(null, preferred(Outer.Inner::class.java))
        assertEquals(null, preferred(java.util.Date::class.java))
        assertEquals(null, preferred(Class.forName("dev.piculet.jackson.kotlin.RuleClassesKt")))
    }

    @Test
    fun gettersThatStartWithIsKeepTheirWholeName() {
        assertEquals(Optional.of("isOpen"), PropertyNames.ofGetter("isOpen"))
        assertEquals(Optional.of("is"), PropertyNames.ofGetter("is"))
        assertEquals(Optional.of("isolate"), PropertyNames.ofGetter("isolate"))
    }

    @Test
    fun gettersThatStartWithIsAreCalledByWhatStandsBehindADash() {
        assertEquals(Optional.of("open"), PropertyNames.ofGetter("is-open"))
        assertEquals(Optional.of("of-it"), PropertyNames.ofGetter("isPart-of-it"))
        val implied = { name: String, asWritten: Boolean ->
            val member = Dashed::class.java.declaredMethods.first { it.name.startsWith(name) }
            PropertyNames.of(member, models, asWritten).get()
        }
        assertEquals("open", implied("is-open", false))
        assertEquals("id", implied("is-id", false))
        assertEquals("own", implied("is-own", true))
        assertEquals("is-open", implied("is-open", true))
        assertEquals("is-id", implied("is-id", true))
        assertEquals("open", implied("set-open", false))
        assertEquals("is-open", implied("set-open", true))
        assertEquals("id", implied("set-id", false))
    }

    @Test
    fun hashesAreCutOffGettersOfValueClasses() {
        assertEquals(Optional.of("id"), PropertyNames.ofGetter("getId-Xy12_3"))
        assertEquals(Optional.of("uRL"), PropertyNames.ofGetter("getURL-Xy12-3"))
        assertEquals(Optional.empty<String>(), PropertyNames.ofGetter("get-Xy12_3"))
        assertEquals(Optional.empty<String>(), PropertyNames.ofGetter("getId"))
        assertEquals(Optional.empty<String>(), PropertyNames.ofGetter("id-Xy12_3"))
    }

    @Test
    fun gettersThatTheCompilerMadeGiveTheNamesOfTheirProperties() {
        val getters = Flags::class.java.declaredMethods.filter { it.name.matches(Regex("(is|get).*")) }
        val implied = getters.mapNotNull { PropertyNames.of(it, models, false).orElse(null) }
        assertEquals(setOf("isDone", "uRL", "isOpen"), implied.toSet())
        val written = getters.map { PropertyNames.asWritten(models.model(Flags::class.java), it).get() }
        assertEquals(setOf("isDone", "URL", "isOpen"), written.toSet())
        val like = Members::class.java.getMethod("getLike")
        assertEquals(Optional.empty<String>(), PropertyNames.asWritten(models.model(Members::class.java), like))
        val inherited = Parent::class.java.getMethod("getInherited")
        assertEquals(Optional.of("inherited"), PropertyNames.asWritten(models.model(Child::class.java), inherited))
    }

    @Test
    fun accessorsAreNamedByTheirPropertiesWhereJavasRulesFail() {
        val name = { type: Class<*>, method: String, asWritten: Boolean ->
            val member = type.declaredMethods.first { it.name.substringBefore('-') == method }
            PropertyNames.of(member, models, asWritten).orElse(null)
        }
        assertEquals("uRL", name(Flags::class.java, "getURL", false))
        assertEquals("URL", name(Flags::class.java, "getURL", true))
        assertEquals("isOpen", name(Flags::class.java, "isOpen", false))
        assertEquals("isLit", name(Switch::class.java, "setLit", false))
        assertEquals("isLit", name(Switch::class.java, "setLit", true))
        assertEquals(null, name(Functions::class.java, "setText", true))
        assertEquals(null, name(Functions::class.java, "setBoth", true))
    }

    @Test
    fun settersThatAreCalledLikeTheirPropertiesFollowJavasRules() {
        val setters = OddNames::class.java.declaredMethods.filter { it.name.startsWith("set") }
        assertEquals(3, setters.size)
        setters.forEach { assertEquals(Optional.empty<String>(), PropertyNames.of(it, models, false), it.name) }
    }

    @Test
    fun settersFollowJavasRulesBesideFunctionsThatAreSettersByThem() {
        val setters = WithSetterFunctions::class.java.declaredMethods.filter { it.name.startsWith("set") }
        val named = setters.filter { PropertyNames.of(it, models, false).isPresent }
        assertEquals(listOf("setOther"), named.map { it.name.substringBefore('-') })
    }

    @Test
    fun annotationsForCallersAreThoseOfTheOwnParameters() {
        val ofIds = models.model(Marked::class.java).primaryCreator().get()
        val names = CreatorRules.markerAnnotations(ofIds).map { all -> all.map { it.annotationClass.simpleName } }
        assertEquals(listOf(listOf("Marker"), listOf()), names)
        val plain = models.model(TwoTexts::class.java).primaryCreator().get()
        assertEquals(listOf<Any>(), CreatorRules.markerAnnotations(plain))
    }

    @Test
    fun numbersOutOfRangeAndKeysThatNobodyReadsAreToldWithTheirClasses() {
        assertEquals(
            "Numeric value (-1) out of range of UByte (0 - 255).",
            UnsignedRules.outOfRangeMessage("-1", UByte.MAX_VALUE),
        )
        assertEquals(
            "Cannot read keys of a map as a.Id: there is no key deserializer for what it wraps, a.Point.",
            ValueClassCreator.noKeyMessage("a.Id", "a.Point"),
        )
    }

    @Test
    fun parametersAreRequiredThatHaveNothingElse() {
        val parameters = parameters(Members::class.java)
        val required = { zeroIsMissing: Boolean ->
            parameters.filter { RequiredRules.isRequired(it.value, zeroIsMissing) }.keys
        }
        assertEquals(setOf("id", "plain", "any"), required(false))
        assertEquals(setOf("id", "plain", "number", "any"), required(true))
    }

    @Test
    fun membersAreRequiredWhereTheirPropertyIsNotNullable() {
        val type = Members::class.java
        val model = models.model(type)
        val required = { name: String ->
            RequiredRules.isRequired(model, type.declaredMethods.first { it.name == name })
        }
        assertEquals(Optional.of(true), required("getPlain"))
        assertEquals(Optional.of(false), required("getOptional"))
        assertEquals(Optional.of(true), required("setLate"))
        assertEquals(Optional.empty<Boolean>(), required("getLike"))
        assertEquals(Optional.of(false), RequiredRules.isRequired(model, type.getField("open")))
    }

    @Test
    fun functionsLikeGettersAndSettersAreRequiredByTheirTypes() {
        val required = { name: String, zeroIsMissing: Boolean ->
            val method = Functions::class.java.declaredMethods.first { it.name.substringBefore('-') == name }
            RequiredRules.isRequired(method, models, zeroIsMissing).orElse(null)
        }
        assertEquals(true, required("getText", false))
        assertEquals(false, required("getNullable", false))
        assertEquals(true, required("getNumber", false))
        assertEquals(true, required("getId", false))
        assertEquals(true, required("setText", false))
        assertEquals(false, required("setNullable", true))
        assertEquals(false, required("setNumber", false))
        assertEquals(true, required("setNumber", true))
        assertEquals(null, required("setFluent", true))
        assertEquals(null, required("setBoth", true))
        assertEquals(true, required("getProperty", false))
        assertEquals(null, RequiredRules.isRequired(String::class.java.getMethod("length"), models, true).orElse(null))
    }

    @Test
    fun gettersThatUnwrapAValueClassAreToldByTheirSource() {
        val written = { name: String ->
            val method = Functions::class.java.declaredMethods.first { it.name.substringBefore('-') == name }
            ValueClassRules.unwrapped(method, models).map { it.valueClass().get() }.orElse(null)
        }
        assertEquals(Id::class.java, written("getId"))
        assertEquals(Id::class.java, written("renamed"))
        assertEquals(Id::class.java, written("getProperty"))
        assertEquals(null, written("getWrapped"))
        assertEquals(null, written("getText"))
        assertEquals(null, written("setId"))
        assertEquals(Optional.empty<Any>(), ValueClassRules.unwrapped(String::class.java.getMethod("length"), models))
        val ofInterface = Identified::class.java.declaredMethods.first { it.name.startsWith("getId") }
        assertTrue(ValueClassRules.unwrapped(ofInterface, models).isPresent)
    }

    @Test
    fun inheritedMembersAreRequiredAsTheirOwnClassSays() {
        val child = models.model(Child::class.java)
        val kept = Parent::class.java.getMethod("getKept")
        assertEquals(Optional.of(true), RequiredRules.isRequired(child, kept))
        assertEquals(Optional.of(true), RequiredRules.isRequired(models.model(Parent::class.java), kept))
        val overriding = Child::class.java.getMethod("getInherited")
        assertEquals(Optional.of(true), RequiredRules.isRequired(child, overriding))
        val overridden = Parent::class.java.getMethod("getInherited")
        assertEquals(Optional.of(false), RequiredRules.isRequired(models.model(Parent::class.java), overridden))
    }

    @Test
    fun argumentsCanBeLeftOutThatHaveADefaultOrTakeAnyNumber() {
        val rules = parameters(Members::class.java).mapValues { ArgumentRule.of(it.value) }
        assertEquals(setOf("defaulted", "rest"), rules.filter { it.value.canBeLeftOut() }.keys)
        assertEquals(setOf("optional", "any"), rules.filter { !it.value.rejectsNull() }.keys)
        assertEquals(ArgumentRule("any", false, false, rules.getValue("any").isNullable(), true), rules["any"])
    }

    @Test
    fun nullMessagesNamePropertyAndParameter() {
        val expected =
            "Instantiation of [simple type, class Members] value failed for JSON property PLAIN due to missing" +
                " (therefore NULL) value for creator parameter plain which is a non-nullable type"
        val rule = ArgumentRule.of(parameters(Members::class.java)["plain"])
        assertEquals(expected, rule.nullMessage("[simple type, class Members]", "PLAIN"))
        val unnamed = models.model(Outer.Inner::class.java).primaryCreator().get().parameters()[0]
        assertEquals("UNKNOWN", ArgumentRule.of(unnamed).name())
    }

    @Test
    fun contentMustNotBeNullWhereItsTypeIsWrittenSo() {
        val parameters = parameters(Contents::class.java)
        val rejects = { name: String, index: Int ->
            ArgumentRule.rejectsNullContent(parameters[name], index == 0, index == 1)
        }
        assertTrue(rejects("sure", 0))
        assertFalse(rejects("sure", 1))
        assertFalse(rejects("unsure", 0))
        assertFalse(rejects("values", 0))
        assertTrue(rejects("values", 1))
        assertFalse(rejects("into", 0))
        assertFalse(rejects("any", 0))
        assertFalse(rejects("none", 0))
        assertFalse(rejects("sure", 2), "neither has elements nor is a map")
    }
}
