package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.KotlinModule
import dev.piculet.jackson3.kotlin.kotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

// The contract on Piculet, topic by topic, with and without generated code.

class GeneratedAssignedValueClassTest : AssignedValueClassContract(generated)

class InterpretedAssignedValueClassTest : AssignedValueClassContract(interpreted)

class GeneratedBesideBothTest : BesideBothContract(Oracle, generated)

class InterpretedBesideBothTest : BesideBothContract(Oracle, interpreted)

class GeneratedBesideOriginalTest : BesideOriginalContract(Oracle, generated)

class InterpretedBesideOriginalTest : BesideOriginalContract(Oracle, interpreted)

class GeneratedBufferTest : BufferContract(generated, readingTokens, whole = readDirectly)

class GeneratedBufferThreadsTest : BufferThreadsContract(generated, readingTokens)

private val readDirectly =
    listOf(
        BufferClasses.Numbers::class.java,
        BufferClasses.Nullables::class.java,
        BufferClasses.Tree::class.java,
        BufferClasses.Wide::class.java,
        BufferClasses.Counts::class.java,
        ContainerClasses.Order::class.java,
        ContainerClasses.Places::class.java,
        ContainerClasses.Maps::class.java,
        ContainerClasses.Deep::class.java,
    )

class GeneratedDirectTest : DirectContract(generated, readingTokens, BufferClasses.all, direct = readDirectly) {
    @Test
    fun `it says why others are read by a parser`() {
        val module = KotlinModule.Builder().generateAfter(0).build()
        val mapper = PiculetJsonMapper.of(builder().addModule(module).build())
        val classes = BufferClasses.all - BufferClasses.Assigned::class.java
        classes.forEach { type -> runCatching { mapper.readValue("{}", type) } }
        val reasons =
            module
                .diagnostics()
                .map { it.split(", reading documents: by a parser: ") }
                .filter { it.size == 2 }
                .associate { (type, reason) -> type.substringAfterLast('$') to reason }
        val expected =
            mapOf(
                "Names" to "its property grün has a name that is long, or not written in one way alone",
                "Collections" to "its property lines is not read straight from bytes",
                "Spied" to "its property spy is not read straight from bytes",
            )
        assertEquals(expected, reasons)
    }
}

class GeneratedClassKindTest : ClassKindContract(generated)

class InterpretedClassKindTest : ClassKindContract(interpreted)

class GeneratedCompilerTest : CompilerContract(generated)

class InterpretedCompilerTest : CompilerContract(interpreted)

class GeneratedAccessTest : AccessContract(generated)

class InterpretedAccessTest : AccessContract(interpreted)

class GeneratedConverterTest : ConverterContract(generated)

class GeneratedTokensConverterTest : ConverterContract(writingTokens)

class InterpretedConverterTest : ConverterContract(interpreted)

class GeneratedCreatorTest : CreatorContract(generated)

class InterpretedCreatorTest : CreatorContract(interpreted)

class GeneratedCsvTest : CsvContract(generated)

class InterpretedCsvTest : CsvContract(interpreted)

class GeneratedDatabindTest : DatabindContract(generated)

class InterpretedDatabindTest : DatabindContract(interpreted)

class GeneratedDeclaredTypeTest : DeclaredTypeContract(generated)

class InterpretedDeclaredTypeTest : DeclaredTypeContract(interpreted)

class GeneratedExtensionTest : ExtensionContract(generated, PiculetExtensions)

class InterpretedExtensionTest : ExtensionContract(interpreted, PiculetExtensions)

class GeneratedFactoryTest : FactoryContract(generated)

class InterpretedFactoryTest : FactoryContract(interpreted)

class GeneratedFirstUseTest : FirstUseContract(generated)

class InterpretedFirstUseTest : FirstUseContract(interpreted)

class GeneratedForeignClassTest : ForeignClassContract(generated)

class InterpretedForeignClassTest : ForeignClassContract(interpreted)

class GeneratedFormatTest : FormatContract(generated)

class InterpretedFormatTest : FormatContract(interpreted)

class GeneratedGenericValueClassTest : GenericValueClassContract(generated)

class InterpretedGenericValueClassTest : GenericValueClassContract(interpreted)

class GeneratedInnerValueClassTest : InnerValueClassContract(generated)

class InterpretedInnerValueClassTest : InnerValueClassContract(interpreted)

private val innerRules = KotlinFeature.RulesOfInnerValueClasses

class GeneratedOriginalInnerValueClassTest :
    InnerValueClassContract(Piculet(0, off = innerRules), asOriginal = true)

class TokensOriginalInnerValueClassTest :
    InnerValueClassContract(
        Piculet(0, readBuffer = false, writeBuffer = false, off = innerRules),
        asOriginal = true,
    )

class InterpretedOriginalInnerValueClassTest :
    InnerValueClassContract(Piculet(Int.MAX_VALUE, off = innerRules), asOriginal = true)

class GeneratedIsPropertyTest : IsPropertyContract(generated)

class InterpretedIsPropertyTest : IsPropertyContract(interpreted)

class GeneratedJacksonAnnotationTest : JacksonAnnotationContract(generated)

class InterpretedJacksonAnnotationTest : JacksonAnnotationContract(interpreted)

class GeneratedJsonValueTest : JsonValueContract(generated)

class InterpretedJsonValueTest : JsonValueContract(interpreted)

class LateGenerationTest :
    LateGenerationContract(
        { calls -> kotlinModule { calls?.let { generateAfter(it) } } },
        { module -> (module as KotlinModule).diagnostics() },
    )

class GeneratedManyParametersTest : ManyParametersContract(generated)

class InterpretedManyParametersTest : ManyParametersContract(interpreted)

class GeneratedMapperTest : MapperContract(generated)

class InterpretedMapperTest : MapperContract(interpreted)

class GeneratedMissingAndNullTest : MissingAndNullContract(generated)

class InterpretedMissingAndNullTest : MissingAndNullContract(interpreted)

class GeneratedModuleTest : ModuleContract(generated)

class InterpretedModuleTest : ModuleContract(interpreted)

class GeneratedNullSettingTest : NullSettingContract(generated)

class InterpretedNullSettingTest : NullSettingContract(interpreted)

class GeneratedNullToEmptyTest : NullToEmptyContract(generated)

class InterpretedNullToEmptyTest : NullToEmptyContract(interpreted)

class GeneratedOtherModuleTest : OtherModuleContract(generated)

class InterpretedOtherModuleTest : OtherModuleContract(interpreted)

class GeneratedOutputTest : OutputContract(generated, writingTokens) {
    @Test
    fun `this Jackson's buffer can be written`() {
        val module = kotlinModule { generateAfter(0) }
        builder().addModule(module).build().writeValueAsBytes(OutputClasses.Texts("a", 1, "b", null))
        val way = "writing: into the generator's buffer, by generated code"
        assertEquals(listOf("${OutputClasses.Texts::class.java.name}, $way"), module.diagnostics())
    }
}

class GeneratedPolymorphismTest : PolymorphismContract(generated)

class InterpretedPolymorphismTest : PolymorphismContract(interpreted)

class GeneratedPropertyNameTest : PropertyNameContract(generated)

class InterpretedPropertyNameTest : PropertyNameContract(interpreted)

class GeneratedRequiredMarkerTest : RequiredMarkerContract(generated)

class InterpretedRequiredMarkerTest : RequiredMarkerContract(interpreted)

class SettingMatrixTest : SettingMatrixContract(Oracle, interpreted, generated)

class GeneratedSeenConstantsTest : SeenConstantsContract(generated)

class InterpretedSeenConstantsTest : SeenConstantsContract(interpreted)

class GeneratedSettingOrderTest : SettingOrderContract(generated)

class InterpretedSettingOrderTest : SettingOrderContract(interpreted)

class GeneratedSingletonTest : SingletonContract(generated)

class InterpretedSingletonTest : SingletonContract(interpreted)

class GeneratedSourceTest : SourceContract(generated)

class InterpretedSourceTest : SourceContract(interpreted)

class GeneratedStandardTypeTest : StandardTypeContract(generated)

class InterpretedStandardTypeTest : StandardTypeContract(interpreted)

class GeneratedStrictNullTest : StrictNullContract(generated)

class InterpretedStrictNullTest : StrictNullContract(interpreted)

class GeneratedThrowingTest : ThrowingContract(generated)

class InterpretedThrowingTest : ThrowingContract(interpreted)

class GeneratedTimeTest : TimeContract(generated)

class InterpretedTimeTest : TimeContract(interpreted)

class GeneratedUnsignedTest : UnsignedContract(generated)

class InterpretedUnsignedTest : UnsignedContract(interpreted)

class GeneratedValueClassReadingTest : ValueClassReadingContract(generated)

class InterpretedValueClassReadingTest : ValueClassReadingContract(interpreted)

class GeneratedValueClassWritingTest : ValueClassWritingContract(generated)

class InterpretedValueClassWritingTest : ValueClassWritingContract(interpreted)
