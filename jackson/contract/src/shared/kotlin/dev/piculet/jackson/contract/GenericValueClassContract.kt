package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonTypeInfo
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.core.type.TypeReference
import java.time.LocalDate

/** Type arguments of value classes, where the class file has lost them. */
abstract class GenericValueClassContract(
    subject: Subject,
) : Contract(subject) {
    private val because = "the type arguments are declared"

    class NullableArray(
        val value: GenericValue<Array<LongValue>>?,
    )

    data class NullableList(
        val value: GenericValue<List<LongValue>>?,
        val list: List<GenericValue<List<LongValue>>?> = listOf(),
    )

    @Test
    fun `a nullable value class keeps type arguments that are value classes`() {
        val json = "{'value':[1],'list':[[2],null]}"
        assertEquals(
            expected(
                oracle = "NullableList(value=GenericValue(value=[1]), list=[GenericValue(value=[2]), null])",
                piculet =
                    "NullableList(value=GenericValue(value=[LongValue(number=1)]), " +
                        "list=[GenericValue(value=[LongValue(number=2)]), null])",
                because,
            ),
            outcome { mapper.quoted<NullableList>(json) },
        )
        assertEquals(json, mapper.write(mapper.quoted<NullableList>(json)))
        assertEquals("{'value':null,'list':[]}", mapper.write(mapper.quoted<NullableList>("{}")))
    }

    @Test
    fun `a nullable value class keeps the components of an array`() {
        val read = mapper.quoted<NullableArray>("{'value':[1,2]}")
        val array: Any? = (read.value as GenericValue<*>?)?.value
        assertEquals(
            expected("[1, 2]", "[LongValue(number=1), LongValue(number=2)]", because),
            if (array is Array<*>) array.contentToString() else array.toString(),
        )
        assertEquals("{'value':[1,2]}", mapper.write(read))
        assertEquals("{'value':null}", mapper.write(mapper.quoted<NullableArray>("{'value':null}")))
    }

    data class Holder<T>(
        val box: GenericValue<T>,
    )

    data class ListHolder<T>(
        val box: GenericValue<List<T>>,
        val nullable: GenericValue<Map<String, T>>? = null,
    )

    data class Something(
        val x: Int,
    )

    @Test
    fun `a value class knows the arguments of the enclosing class's type variables`() {
        assertEquals(
            expected(
                oracle = "Holder(box=GenericValue(value={x=1}))",
                piculet = "Holder(box=GenericValue(value=Something(x=1)))",
                because,
            ),
            outcome { mapper.quoted<Holder<Something>>("{'box':{'x':1}}") },
        )
        assertEquals(
            expected(
                oracle = "Holder(box=GenericValue(value=1))",
                piculet = "Holder(box=GenericValue(value=NumberValue(number=1)))",
                because,
            ),
            outcome { mapper.quoted<Holder<NumberValue>>("{'box':1}") },
        )
        assertEquals(
            expected(
                oracle = "ListHolder(box=GenericValue(value=[{x=1}]), nullable=GenericValue(value={k={x=2}}))",
                piculet =
                    "ListHolder(box=GenericValue(value=[Something(x=1)]), " +
                        "nullable=GenericValue(value={k=Something(x=2)}))",
                because,
            ),
            outcome { mapper.quoted<ListHolder<Something>>("{'box':[{'x':1}],'nullable':{'k':{'x':2}}}") },
        )
    }

    @Test
    fun `a type variable without an argument is its bound`() {
        assertEquals("Holder(box=GenericValue(value={x=1}))", outcome { mapper.quoted<Holder<*>>("{'box':{'x':1}}") })
        assertEquals("{'box':{'x':1}}", mapper.write(Holder(GenericValue(Something(1)))))
    }

    data class Nested<T>(
        val inner: Holder<T>,
        val boxed: GenericValue<Holder<T>>,
    )

    @Test
    fun `type arguments go through classes inside each other`() {
        val json = "{'inner':{'box':1},'boxed':{'box':2}}"
        assertEquals(
            expected(
                oracle = "Nested(inner=Holder(box=GenericValue(value=1)), boxed=GenericValue(value={box=2}))",
                piculet =
                    "Nested(inner=Holder(box=GenericValue(value=NumberValue(number=1))), " +
                        "boxed=GenericValue(value=Holder(box=GenericValue(value=NumberValue(number=2)))))",
                because,
            ),
            outcome { mapper.quoted<Nested<NumberValue>>(json) },
        )
        assertEquals(json, mapper.write(mapper.quoted<Nested<NumberValue>>(json)))
    }

    open class Parent<A>(
        val box: GenericValue<A>,
    )

    class Child<B>(
        box: GenericValue<List<B>>,
    ) : Parent<List<B>>(box)

    @Test
    fun `type arguments go through superclasses`() {
        val read = mapper.quoted<Child<NumberValue>>("{'box':[1]}")
        assertEquals(expected("[1]", "[NumberValue(number=1)]", because), "${(read.box as GenericValue<*>).value}")
        assertEquals("{'box':[1]}", mapper.write(read))
    }

    class ByFactory<T> private constructor(
        val text: String,
    ) {
        companion object {
            @JvmStatic
            @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
            fun <T> of(box: GenericValue<List<T>>): ByFactory<T> = ByFactory("${(box as GenericValue<*>).value}")
        }
    }

    @Test
    fun `type arguments reach the creator`() {
        assertEquals(
            expected("[1]", "[NumberValue(number=1)]", because),
            mapper.quoted<ByFactory<NumberValue>>("{'box':[1]}").text,
        )
    }

    class Settable<T> {
        var box: GenericValue<List<T>> = GenericValue(listOf())
        var nullable: GenericValue<List<LongValue>>? = null
    }

    @Test
    fun `properties that are no parameters keep type arguments`() {
        val read = mapper.quoted<Settable<NumberValue>>("{'box':[1],'nullable':[2]}")
        assertEquals(
            expected("[1] [2]", "[NumberValue(number=1)] [LongValue(number=2)]", because),
            "${(read.box as GenericValue<*>).value} ${(read.nullable as GenericValue<*>?)?.value}",
        )
        assertEquals("{'box':[1],'nullable':[2]}", mapper.write(read))
    }

    data class Beside<T>(
        val value: T,
        val id: NumberValue,
    )

    @Test
    fun `null for a type variable is accepted beside a value class, too`() {
        val refusal =
            "KotlinInvalidNullException at $.value: Instantiation of [simple type, class " +
                "GenericValueClassContract.Beside<java.lang.String>] value failed for JSON property value due to " +
                "missing (therefore NULL) value for creator parameter value which is a non-nullable type"
        assertEquals(
            expected(refusal, "Beside(value=null, id=NumberValue(number=1))", "the declaration means the same"),
            outcome { mapper.quoted<Beside<String?>>("{'value':null,'id':1}") },
        )
    }

    @JvmInline
    value class Maybe<T : Any>(
        val value: T?,
    )

    data class Maybes(
        val pair: Pair<Maybe<DoubleArray>, Maybe<DoubleArray>?>,
        val lists: Pair<Maybe<List<LongValue>>, Maybe<String>>,
    )

    @Test
    fun `a value class without a value is null where a type variable stands for it`() {
        val one = Maybe(doubleArrayOf(1.5))
        val none = Maybe<DoubleArray>(null)
        val lists = Maybe(listOf(LongValue(1)))
        assertEquals(
            "{'pair':{'first':[1.5],'second':null},'lists':{'first':[1],'second':null}}",
            mapper.write(Maybes(Pair(one, none), Pair(lists, Maybe(null)))),
        )
        assertEquals(
            "{'pair':{'first':null,'second':[1.5]},'lists':{'first':null,'second':'a'}}",
            mapper.write(Maybes(Pair(none, one), Pair(Maybe(null), Maybe("a")))),
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    sealed interface Shape {
        data class Circle(
            val radius: Int,
        ) : Shape
    }

    @Test
    fun `the arguments of type variables decide how values are written`() {
        val type = object : TypeReference<ListHolder<Shape>>() {}
        val written =
            mapper
                .writerFor(type)
                .writeValueAsString(ListHolder(GenericValue(listOf(Shape.Circle(1)))))
                .replace('"', '\'')
        assertEquals(
            expected(
                oracle = "{'box':[{'radius':1}],'nullable':null}",
                piculet = "{'box':[{'@type':'Circle','radius':1}],'nullable':null}",
                because = "what is written can be read again",
            ),
            written,
        )
    }

    @JvmInline
    value class Day(
        val date: LocalDate,
    )

    data class Slot<T>(
        val value: T,
        val maybe: T?,
    )

    data class Slots(
        val text: Slot<TextValue>,
        val number: Slot<NumberValue>,
        val day: Slot<Day>,
        val unsigned: Slot<UInt>,
        val pair: Pair<TextValue, Day?>,
    )

    @Test
    fun `a parameter of a type variable is given instances of the value class`() {
        val slots =
            Slots(
                Slot(TextValue("t"), TextValue("u")),
                Slot(NumberValue(1), null),
                Slot(Day(LocalDate.EPOCH), null),
                Slot(UInt.MAX_VALUE, 2u),
                Pair(TextValue("v"), Day(LocalDate.of(2020, 1, 2))),
            )
        assertEquals(slots, mapper.read<Slots>(mapper.writeValueAsString(slots)))
    }

    @JvmInline
    value class Remark(
        val text: String?,
    )

    @Test
    fun `null for a parameter of a type variable is wrapped by a value class that takes it`() {
        assertEquals(
            Pair(NumberValue(1), Remark(null)),
            mapper.quoted<Pair<NumberValue, Remark>>("{'first':1,'second':null}"),
        )
    }

    class OpenSlot<T> {
        var value: T? = null
    }

    class OpenSlots(
        val text: OpenSlot<TextValue>,
        val day: OpenSlot<Day>,
    )

    @Test
    fun `a property of a type variable is given instances of the value class`() {
        val slots = mapper.quoted<OpenSlots>("{'text':{'value':'t'},'day':{'value':'2020-01-02'}}")
        val values: List<Any?> = listOf(slots.text.value, slots.day.value)
        assertEquals(listOf<Any?>(TextValue("t"), Day(LocalDate.of(2020, 1, 2))), values)
    }
}
