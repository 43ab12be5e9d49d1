package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator

/** Unsigned numbers. */
abstract class UnsignedContract(
    subject: Subject,
) : Contract(subject) {
    data class Numbers(
        val byte: UByte,
        val short: UShort,
        val int: UInt,
        val long: ULong,
    )

    private val greatest =
        "{'byte':255,'short':65535,'int':4294967295,'long':18446744073709551615}"

    @Test
    fun `unsigned numbers are written and read in their whole range`() {
        val value = Numbers(UByte.MAX_VALUE, UShort.MAX_VALUE, UInt.MAX_VALUE, ULong.MAX_VALUE)
        assertEquals(greatest, mapper.write(value))
        assertEquals(value, mapper.quoted<Numbers>(greatest))
        val least = Numbers(0u, 0u, 0u, 0u)
        assertEquals(least, mapper.quoted<Numbers>(mapper.write(least)))
    }

    @Test
    fun `root values`() {
        assertEquals("255", mapper.write(UByte.MAX_VALUE))
        assertEquals("18446744073709551615", mapper.write(ULong.MAX_VALUE))
        assertEquals(UInt.MAX_VALUE, mapper.quoted<UInt>("4294967295"))
    }

    @Test
    fun `visitors of the format are told how large a number gets`() {
        val types = listOf(UByte::class.java, UShort::class.java, UInt::class.java, ULong::class.java)
        val sizes = "[INT UByte, INT UShort, LONG UInt, BIG_INTEGER ULong]"
        val expected =
            expected(
                oracle = byMajor(sizes, "[any, any, any, any]"),
                piculet = sizes,
                because = "a schema tells what is written",
            )
        assertEquals(expected, types.map { SeenFormat.of(it, mapper) }.toString())
    }

    class Typed(
        val any: Any,
        val list: List<Any>,
    ) {
        override fun toString() = "$any $list"
    }

    @Test
    fun `the type of a number is written on demand`() {
        val typed =
            mapper {
                val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                activateDefaultTyping(validator, DefaultTyping.JAVA_LANG_OBJECT)
            }
        val value = Typed(1u, arrayListOf(UByte.MAX_VALUE, 2UL, UShort.MAX_VALUE))
        val numbers = "[['kotlin.UByte',255],['kotlin.ULong',2],['kotlin.UShort',65535]]"
        assertEquals(
            expected(
                oracle = byMajor("{'any':['kotlin.UInt',1],'list':$numbers}", "InvalidDefinitionException"),
                piculet = "{'any':['kotlin.UInt',1],'list':$numbers}",
                because = "what is written can be read again",
            ),
            outcome { typed.write(value) }.substringBefore(" at "),
        )
        assertEquals(value.toString(), typed.quoted<Typed>("{'any':['kotlin.UInt',1],'list':$numbers}").toString())
    }

    @Test
    fun `numbers out of range are refused`() {
        assertEquals(
            "InputCoercionException at $: Numeric value (256) out of range of UByte (0 - 255).",
            failureOf { mapper.quoted<UByte>("256") },
        )
        assertEquals(
            "InputCoercionException at $: Numeric value (-1) out of range of UByte (0 - 255).",
            failureOf { mapper.quoted<UByte>("-1") },
        )
        assertEquals(
            "InputCoercionException at $: Numeric value (65536) out of range of UShort (0 - 65535).",
            failureOf { mapper.quoted<UShort>("65536") },
        )
        assertEquals(
            "InputCoercionException at $: Numeric value (4294967296) out of range of UInt (0 - 4294967295).",
            failureOf { mapper.quoted<UInt>("4294967296") },
        )
        assertEquals(
            "InputCoercionException at $: Numeric value (18446744073709551616) out of range of ULong " +
                "(0 - 18446744073709551615).",
            failureOf { mapper.quoted<ULong>("18446744073709551616") },
        )
        assertEquals(
            "InputCoercionException at $: Numeric value (-1) out of range of ULong (0 - " +
                "18446744073709551615).",
            failureOf { mapper.quoted<ULong>("-1") },
        )
        assertEquals(
            byMajor(
                "InputCoercionException at $: Numeric value (100000) out of range of Java short",
                "InputCoercionException at $: Numeric value (100000) out of range of `short` (-32768 " +
                    "- 32767)",
            ),
            failureOf { mapper.quoted<UByte>("100000") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.byte: Numeric value (256) out of range of UByte (0 - " +
                    "255). <- InputCoercionException: Numeric value (256) out of range of UByte (0 - " +
                    "255).",
                "InputCoercionException at $.byte: Numeric value (256) out of range of UByte (0 - 255).",
            ),
            failureOf { mapper.quoted<Numbers>("{'byte':256}") },
        )
    }

    @Test
    fun `texts and fractions`() {
        assertEquals(
            byMajor(
                "JsonParseException at $: Current token (VALUE_STRING) not numeric, can not use " +
                    "numeric value accessors",
                "InputCoercionException at $: Current token (VALUE_STRING) not numeric, cannot use " +
                    "numeric value accessors",
            ),
            failureOf { mapper.quoted<UInt>("'1'") },
        )
        assertEquals(1u, mapper.quoted<UInt>("1.5"))
    }

    data class Nullables(
        val byte: UByte?,
        val int: UInt? = 7u,
        val list: List<ULong> = listOf(),
    )

    @Test
    fun `nullable and optional unsigned numbers, and lists`() {
        assertEquals(Nullables(null), mapper.quoted<Nullables>("{}"))
        assertEquals(Nullables(1u, 2u, listOf(3u)), mapper.quoted<Nullables>("{'byte':1,'int':2,'list':[3]}"))
        assertEquals("{'byte':null,'int':7,'list':[1]}", mapper.write(Nullables(null, list = listOf(1u))))
        assertEquals(
            "KotlinInvalidNullException at $.byte: Instantiation of [simple type, class " +
                "UnsignedContract.Numbers] value failed for JSON property byte due to missing (therefore " +
                "NULL) value for creator parameter byte which is a non-nullable type",
            failureOf { mapper.quoted<Numbers>("{}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.byte: Instantiation of [simple type, class " +
                "UnsignedContract.Numbers] value failed for JSON property byte due to missing (therefore " +
                "NULL) value for creator parameter byte which is a non-nullable type",
            failureOf { mapper.quoted<Numbers>("{'byte':null}") },
        )
    }

    class Arrays(
        val bytes: UByteArray = ubyteArrayOf(),
        val shorts: UShortArray = ushortArrayOf(),
        val ints: UIntArray? = null,
        val longs: ULongArray = ulongArrayOf(),
    )

    class SetArrays {
        var bytes: UByteArray = ubyteArrayOf()
        var ints: UIntArray = uintArrayOf()
    }

    class Variable(
        vararg val numbers: UInt,
    )

    class VariableDefault(
        val name: String = "n",
        vararg val numbers: ULong = ulongArrayOf(7u),
    )

    private fun read(action: () -> Collection<Any>): String = outcome { action().toList() }.substringBefore(" at ")

    @Test
    fun `arrays are written and read in their whole range`() {
        val json = "{'bytes':[255],'shorts':[1,65535],'ints':[4294967295],'longs':[18446744073709551615]}"
        val value =
            Arrays(
                ubyteArrayOf(UByte.MAX_VALUE),
                ushortArrayOf(1u, UShort.MAX_VALUE),
                uintArrayOf(UInt.MAX_VALUE),
                ulongArrayOf(ULong.MAX_VALUE),
            )
        assertEquals(json, mapper.write(value))
        val because = "what is written can be read again"
        val outOfRange = byMajor("JsonMappingException", "InputCoercionException")
        assertEquals(
            expected("InvalidDefinitionException", "[255, 1, 65535, 4294967295, 18446744073709551615]", because),
            read { mapper.quoted<Arrays>(json).let { listOf(it.bytes, it.shorts, it.ints!!, it.longs).flatten() } },
        )
        val small =
            read { mapper.quoted<SetArrays>("{'bytes':[1],'ints':[2]}").let { listOf(it.bytes, it.ints).flatten() } }
        assertEquals("[1, 2]", small)
        val set = mapper.write(SetArrays().apply { ints = uintArrayOf(UInt.MAX_VALUE) })
        assertEquals(
            expected(outOfRange, "[4294967295]", because),
            read { mapper.quoted<SetArrays>(set).ints },
        )
        assertEquals(
            expected("InvalidDefinitionException", outOfRange, because),
            read { mapper.quoted<Arrays>("{'shorts':[65536]}").shorts },
        )
    }

    @Test
    fun `a variable number of unsigned numbers may be missing`() {
        val because = "as of signed numbers, none is as good as any other number"
        val internalError = "KotlinReflectionInternalError"
        assertEquals(expected(internalError, "[]", because), read { mapper.quoted<Variable>("{}").numbers })
        assertEquals(expected(internalError, "[7]", because), read { mapper.quoted<VariableDefault>("{}").numbers })
        assertEquals(
            expected("InvalidDefinitionException", "[1, 2]", because),
            read { mapper.quoted<Variable>("{'numbers':[1,2]}").numbers },
        )
        assertEquals("KotlinInvalidNullException", read { mapper.quoted<Variable>("{'numbers':null}").numbers })
    }

    data class Keys(
        val bytes: Map<UByte, Int> = mapOf(),
        val shorts: Map<UShort, Int> = mapOf(),
        val ints: Map<UInt, Int> = mapOf(),
        val longs: Map<ULong, Int> = mapOf(),
    )

    @Test
    fun `keys of maps`() {
        val value =
            Keys(
                mapOf(UByte.MAX_VALUE to 1),
                mapOf(UShort.MAX_VALUE to 2),
                mapOf(UInt.MAX_VALUE to 3),
                mapOf(ULong.MAX_VALUE to 4),
            )
        val json =
            "{'bytes':{'255':1},'shorts':{'65535':2},'ints':{'4294967295':3},'longs':{'18446744073709551615':4}}"
        val expected =
            expected(
                oracle = "{'bytes':{'-1':1},'shorts':{'-1':2},'ints':{'-1':3},'longs':{'-1':4}}",
                piculet = json,
                because = "what is written can be read again",
            )
        assertEquals(expected, mapper.write(value))
        assertEquals(value, mapper.quoted<Keys>(json))
    }

    @Test
    fun `keys out of range are refused`() {
        assertEquals(
            byMajor(
                "JsonMappingException at $.bytes: Numeric value (256) out of range of UByte (0 - " +
                    "255). <- InputCoercionException: Numeric value (256) out of range of UByte (0 - " +
                    "255).",
                "InputCoercionException at $.bytes: Numeric value (256) out of range of UByte (0 - 255).",
            ),
            failureOf { mapper.quoted<Keys>("{'bytes':{'256':1}}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.shorts: Numeric value (-1) out of range of UShort (0 - " +
                    "65535). <- InputCoercionException: Numeric value (-1) out of range of UShort (0 - " +
                    "65535).",
                "InputCoercionException at $.shorts: Numeric value (-1) out of range of UShort (0 - 65535).",
            ),
            failureOf { mapper.quoted<Keys>("{'shorts':{'-1':1}}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.ints: Numeric value (4294967296) out of range of UInt (0 " +
                    "- 4294967295). <- InputCoercionException: Numeric value (4294967296) out of range " +
                    "of UInt (0 - 4294967295).",
                "InputCoercionException at $.ints: Numeric value (4294967296) out of range of UInt " +
                    "(0 - 4294967295).",
            ),
            failureOf { mapper.quoted<Keys>("{'ints':{'4294967296':1}}") },
        )
        assertEquals(
            byMajor(
                "JsonMappingException at $.longs: Numeric value (-1) out of range of ULong (0 - " +
                    "18446744073709551615). <- InputCoercionException: Numeric value (-1) out of range " +
                    "of ULong (0 - 18446744073709551615).",
                "InputCoercionException at $.longs: Numeric value (-1) out of range of ULong (0 - " +
                    "18446744073709551615).",
            ),
            failureOf { mapper.quoted<Keys>("{'longs':{'-1':1}}") },
        )
        assertEquals(
            "InvalidFormatException at $.ints: Cannot deserialize Map key of type `kotlin.UInt` from " +
                "String \"x\": not a valid representation, problem: (java.lang.NumberFormatException) " +
                "For input string: \"x\"",
            failureOf { mapper.quoted<Keys>("{'ints':{'x':1}}") },
        )
        assertEquals(
            expected(
                oracle = byMajor(
                    "JsonMappingException at $.longs: For input string: \"x\" <- NumberFormatException: " +
                        "For input string: \"x\"",
                    "DatabindException at $.longs: For input string: \"x\" <- NumberFormatException: For " +
                        "input string: \"x\"",
                ),
                piculet =
                    "InvalidFormatException at $.longs: Cannot deserialize Map key of type " +
                        "`kotlin.ULong` from String \"x\": not a valid representation, problem: " +
                        "(java.lang.NumberFormatException) Value \"x\" ${byMajor("can not", "cannot")} be " +
                        "represented as `java.math.BigInteger`, reason: illegal syntax",
                because = "a message tells what to do",
            ),
            failureOf { mapper.quoted<Keys>("{'longs':{'x':1}}") },
        )
    }
}
