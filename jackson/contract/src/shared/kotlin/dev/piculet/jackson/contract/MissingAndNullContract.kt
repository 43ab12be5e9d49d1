package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSetter
import com.fasterxml.jackson.annotation.Nulls
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import tools.jackson.databind.DeserializationFeature

/** The argument for each kind of parameter if its value is missing, or is null. */
abstract class MissingAndNullContract(
    subject: Subject,
) : Contract(subject) {
    data class Required(
        val text: String,
    )

    @Test
    fun `a parameter without default may not be missing`() {
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Required] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Required>("{}") },
        )
    }

    @Test
    fun `a parameter that is not nullable may not be null`() {
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Required] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Required>("{'text':null}") },
        )
    }

    data class Renamed(
        @JsonProperty("t") val text: String,
    )

    @Test
    fun `a failure tells both names`() {
        assertEquals(
            "KotlinInvalidNullException at $.t: Instantiation of [simple type, class " +
                "MissingAndNullContract.Renamed] value failed for JSON property t due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Renamed>("{}") },
        )
    }

    data class Outer(
        val inner: List<Required>,
        val byKey: Map<String, Required>,
    )

    @Test
    fun `a failure tells its whole path`() {
        assertEquals(
            "KotlinInvalidNullException at $.inner[1].text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Required] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Outer>("{'inner':[{'text':'a'},{}],'byKey':{}}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.byKey.k.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Required] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Outer>("{'inner':[],'byKey':{'k':{'text':null}}}") },
        )
    }

    data class Nullable(
        val text: String?,
        val number: Int?,
        val list: List<Int>?,
    )

    @Test
    fun `a nullable parameter is null if it is missing or null`() {
        val nulls = Nullable(null, null, null)
        assertEquals(nulls, mapper.quoted<Nullable>("{}"))
        assertEquals(nulls, mapper.quoted<Nullable>("{'text':null,'number':null,'list':null}"))
    }

    data class Optional(
        val text: String = "text",
        val number: Int = 7,
        val nullable: String? = "nullable",
        val list: List<Int> = listOf(1),
        val derived: String = "$text$number",
    )

    @Test
    fun `an optional parameter that is missing has its default`() {
        assertEquals(Optional(), mapper.quoted<Optional>("{}"))
        assertEquals(Optional("a", derived = "a7"), mapper.quoted<Optional>("{'text':'a'}"))
        assertEquals(Optional(number = 1, list = listOf()), mapper.quoted<Optional>("{'list':[],'number':1}"))
        val all = "{'derived':'d','list':[2],'nullable':'n','number':3,'text':'t'}"
        assertEquals(Optional("t", 3, "n", listOf(2), "d"), mapper.quoted<Optional>(all))
    }

    @Test
    fun `null is no reason for a default`() {
        assertNull(mapper.quoted<Optional>("{'nullable':null}").nullable)
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Optional] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<Optional>("{'text':null}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.list: Instantiation of [simple type, class " +
                "MissingAndNullContract.Optional] value failed for JSON property list due to missing " +
                "(therefore NULL) value for creator parameter list which is a non-nullable type",
            failureOf { mapper.quoted<Optional>("{'list':null}") },
        )
        assertEquals(
            byMajor(
                "MismatchedInputException at $.number: Cannot map `null` into type `int` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' " +
                    "to allow)",
                "MismatchedInputException at $.number: Cannot map `null` into type `int` (set " +
                    "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES` to 'false' to allow)",
            ),
            failureOf { mapper.quoted<Optional>("{'number':null}") },
        )
    }

    @Test
    fun `null is a reason for a default if NullIsSameAsDefault is on`() {
        val lenient = mapper(Feature.NullIsSameAsDefault to true)
        assertEquals(Optional(), lenient.quoted<Optional>("{'text':null,'list':null,'nullable':null}"))
        assertEquals(Nullable(null, null, null), lenient.quoted<Nullable>("{'text':null}"))
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.Required] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { lenient.quoted<Required>("{'text':null}") },
        )
    }

    @Test
    fun `null for an optional primitive follows FAIL_ON_NULL_FOR_PRIMITIVES`() {
        val json = "{'number':null}"
        val zero = mapper { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }
        assertEquals(0, zero.quoted<Optional>(json).number)
        val lenient = mapper(Feature.NullIsSameAsDefault to true)
        assertEquals(
            byMajor(
                "MismatchedInputException at $.number: Cannot map `null` into type `int` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' " +
                    "to allow)",
                "MismatchedInputException at $.number: Cannot map `null` into type `int` (set " +
                    "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES` to 'false' to allow)",
            ),
            failureOf { lenient.quoted<Optional>(json) },
        )
        val both =
            mapper(Feature.NullIsSameAsDefault to true) {
                disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            }
        assertEquals(0, both.quoted<Optional>(json).number)
    }

    data class SkipNulls(
        @param:JsonSetter(nulls = Nulls.SKIP) val text: String = "text",
        @param:JsonSetter(nulls = Nulls.SKIP) val list: List<Int>? = listOf(1),
        val other: String = "other",
    )

    @Test
    fun `null is a reason for a default of one parameter with JsonSetter`() {
        assertEquals(SkipNulls(), mapper.quoted<SkipNulls>("{'text':null,'list':null}"))
        assertEquals(
            "KotlinInvalidNullException at $.other: Instantiation of [simple type, class " +
                "MissingAndNullContract.SkipNulls] value failed for JSON property other due to missing " +
                "(therefore NULL) value for creator parameter other which is a non-nullable type",
            failureOf { mapper.quoted<SkipNulls>("{'other':null}") },
        )
    }

    data class NullSettings(
        @param:JsonSetter(nulls = Nulls.FAIL) val failing: String?,
        @param:JsonSetter(nulls = Nulls.AS_EMPTY) val empty: String,
        @param:JsonSetter(nulls = Nulls.AS_EMPTY) val emptyList: List<Int>,
    )

    @Test
    fun `other settings for null hold for parameters`() {
        val read = mapper.quoted<NullSettings>("{'failing':'f','empty':null,'emptyList':null}")
        assertEquals(NullSettings("f", "", listOf()), read)
        assertEquals(
            "InvalidNullException at $.failing: Invalid `null` value encountered for property \"failing\"",
            failureOf { mapper.quoted<NullSettings>("{'failing':null,'empty':'','emptyList':[]}") },
        )
    }

    data class Primitives(
        val int: Int,
        val long: Long,
        val boolean: Boolean,
        val double: Double,
        val char: Char,
    )

    @Test
    fun `a primitive that is missing or null is zero unless FAIL_ON_NULL_FOR_PRIMITIVES is on`() {
        val zero = mapper { disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES) }
        val zeros = Primitives(0, 0, false, 0.0, '\u0000')
        assertEquals(zeros, zero.quoted<Primitives>("{}"))
        val nulls = "{'int':null,'long':null,'boolean':null,'double':null,'char':null}"
        assertEquals(zeros, zero.quoted<Primitives>(nulls))
        assertEquals(
            "MismatchedInputException at $.long: Missing required creator property 'long' (index 1)",
            failureOf { mapper.quoted<Primitives>("{'int':1}") },
        )
        assertEquals(
            byMajor(
                "MismatchedInputException at $.int: Cannot map `null` into type `int` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' " +
                    "to allow)",
                "MismatchedInputException at $.int: Cannot map `null` into type `int` (set " +
                    "`DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES` to 'false' to allow)",
            ),
            failureOf { mapper.quoted<Primitives>("{'int':null}") },
        )
    }

    @Test
    fun `a missing property fails by FAIL_ON_MISSING_CREATOR_PROPERTIES`() {
        val strict = mapper { enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES) }
        assertEquals(
            "Optional(text=text, number=7, nullable=nullable, list=[1], derived=text7)",
            outcome { strict.quoted<Optional>("{}") },
        )
        assertEquals(
            "Nullable(text=null, number=null, list=null)",
            outcome { strict.quoted<Nullable>("{'text':null}") },
        )
    }

    @Test
    fun `null fails by FAIL_ON_NULL_CREATOR_PROPERTIES`() {
        val strict = mapper { enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES) }
        assertEquals(
            "MismatchedInputException at $.text: Null value for creator property 'text' (index 0); " +
                "`DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES` enabled",
            failureOf { strict.quoted<Nullable>("{'text':null,'number':1,'list':[]}") },
        )
    }

    class Variable(
        vararg val numbers: Int,
    )

    class VariableTexts(
        val first: String,
        vararg val others: String = arrayOf("d"),
    )

    @Test
    fun `a vararg that is missing is empty`() {
        assertEquals(listOf<Int>(), mapper.quoted<Variable>("{}").numbers.toList())
        assertEquals(listOf(1, 2), mapper.quoted<Variable>("{'numbers':[1,2]}").numbers.toList())
        assertEquals(listOf("a"), mapper.quoted<VariableTexts>("{'first':'f','others':['a']}").others.toList())
        assertEquals(listOf("d"), mapper.quoted<VariableTexts>("{'first':'f'}").others.toList())
    }

    @Test
    fun `a vararg may not be null`() {
        assertEquals(
            "KotlinInvalidNullException at $.numbers: Instantiation of [simple type, class " +
                "MissingAndNullContract.Variable] value failed for JSON property numbers due to missing " +
                "(therefore NULL) value for creator parameter numbers which is a non-nullable type",
            failureOf { mapper.quoted<Variable>("{'numbers':null}") },
        )
    }

    data class Generic<T>(
        val value: T,
        val list: List<T>,
    )

    data class GenericOptional<T : Any>(
        val value: T,
        val text: String = "d",
    )

    @Test
    fun `a parameter of a type variable may be null but not missing`() {
        assertEquals(
            "KotlinInvalidNullException at $.value: Instantiation of [simple type, class " +
                "MissingAndNullContract.Generic<java.lang.String>] value failed for JSON property value " +
                "due to missing (therefore NULL) value for creator parameter value which is a " +
                "non-nullable type",
            failureOf { mapper.quoted<Generic<String>>("{'list':[]}") },
        )
        assertEquals(Generic<String?>(null, listOf()), mapper.quoted<Generic<String>>("{'value':null,'list':[]}"))
        assertEquals(Generic(1, listOf(2)), mapper.quoted<Generic<Int>>("{'value':1,'list':[2]}"))
        assertEquals(
            "KotlinInvalidNullException at $.list: Instantiation of [simple type, class " +
                "MissingAndNullContract.Generic<java.lang.Integer>] value failed for JSON property list " +
                "due to missing (therefore NULL) value for creator parameter list which is a " +
                "non-nullable type",
            failureOf { mapper.quoted<Generic<Int>>("{'value':1}") },
        )
    }

    @Test
    fun `a bound of a type variable is not checked by the module`() {
        assertEquals(
            "KotlinInvalidNullException at $.value: Instantiation of [simple type, class " +
                "MissingAndNullContract.GenericOptional<java.lang.String>] value failed for JSON " +
                "property value due to missing (therefore NULL) value for creator parameter value which " +
                "is a non-nullable type",
            failureOf { mapper.quoted<GenericOptional<String>>("{}").toString() },
        )
    }

    class Setters {
        var text: String = "text"
        var nullable: String? = "nullable"
    }

    @Test
    fun `setters of properties that are not nullable are not guarded by the module`() {
        assertNull(mapper.quoted<Setters>("{'nullable':null}").nullable)
        assertEquals(
            byMajor(
                "JsonMappingException at $.text: Parameter specified as non-null is null: method " +
                    "MissingAndNullContract.Setters.setText, parameter <set-?> <- NullPointerException: " +
                    "Parameter specified as non-null is null: method " +
                    "MissingAndNullContract.Setters.setText, parameter <set-?>",
                "DatabindException at $.text: Parameter specified as non-null is null: method " +
                    "MissingAndNullContract.Setters.setText, parameter <set-?> <- NullPointerException: " +
                    "Parameter specified as non-null is null: method " +
                    "MissingAndNullContract.Setters.setText, parameter <set-?>",
            ),
            failureOf { mapper.quoted<Setters>("{'text':null}") },
        )
    }

    data class RequiredNullable(
        @param:JsonProperty(required = true) val text: String?,
        @param:JsonProperty(required = true) val optional: String = "o",
    )

    @Test
    fun `JsonProperty required makes a missing nullable fail`() {
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "MissingAndNullContract.RequiredNullable] value failed for JSON property text due to " +
                "missing (therefore NULL) value for creator parameter text which is a non-nullable type",
            outcome { mapper.quoted<RequiredNullable>("{'optional':'x'}") },
        )
        assertEquals(
            "RequiredNullable(text=x, optional=o)",
            outcome { mapper.quoted<RequiredNullable>("{'text':'x'}") },
        )
        assertEquals(RequiredNullable(null), mapper.quoted<RequiredNullable>("{'text':null,'optional':'o'}"))
    }
}
