package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Generic, nested, inherited, private classes, and classes of Java beside those of Kotlin. */
abstract class ClassKindContract(
    subject: Subject,
) : Contract(subject) {
    data class Box<T>(
        val value: T,
        val list: List<T> = listOf(),
    )

    data class Item(
        val name: String,
    )

    data class Boxes(
        val items: Box<Item>,
        val deep: Box<Box<Int>>,
    )

    @Test
    fun `generic classes`() {
        assertEquals(
            Box(Item("a"), listOf(Item("b"))),
            mapper.quoted<Box<Item>>("{'value':{'name':'a'},'list':[{'name':'b'}]}"),
        )
        val json = "{'items':{'value':{'name':'a'},'list':[]},'deep':{'value':{'value':1,'list':[2]},'list':[]}}"
        val value = Boxes(Box(Item("a")), Box(Box(1, listOf(2))))
        assertEquals(value, mapper.quoted<Boxes>(json))
        assertEquals(json, mapper.write(value))
    }

    private data class Hidden(
        val a: Int,
        private val b: String = "b",
    )

    @Test
    fun `private classes and private properties`() {
        assertEquals(Hidden(1, "x"), mapper.quoted<Hidden>("{'a':1,'b':'x'}"))
        assertEquals(Hidden(1), mapper.quoted<Hidden>("{'a':1}"))
        assertEquals("{'a':1}", mapper.write(Hidden(1)))
    }

    inner class Inner(
        val a: Int,
    )

    @Test
    fun `inner classes are not read`() {
        assertEquals(
            "InvalidDefinitionException at $: Cannot construct instance of " +
                "`ClassKindContract.Inner`: non-static inner classes like this can only by instantiated " +
                "using default, no-argument constructor",
            failureOf { mapper.quoted<Inner>("{'a':1}") },
        )
        assertEquals("{'a':1}", mapper.write(Inner(1)))
    }

    @Test
    fun localAndAnonymousClasses() {
        data class Local(
            val a: Int,
            val b: String = "b",
        )
        assertEquals(Local(1), mapper.quoted<Local>("{'a':1}"))
        assertEquals("{'a':1,'b':'b'}", mapper.write(Local(1)))
        assertEquals(
            "{'a':1}",
            mapper.write(object {
                val a = 1
            }),
        )
    }

    interface HasName {
        val name: String
        val greeting: String get() = "Hello $name"
    }

    abstract class Parent(
        override val name: String,
        open val number: Int,
    ) : HasName {
        var note: String = "none"
    }

    class Child(
        name: String,
        override val number: Int = 7,
        val own: String?,
    ) : Parent(name, number)

    @Test
    fun `inherited properties`() {
        val child = mapper.quoted<Child>("{'name':'a','own':'o','note':'n'}")
        assertEquals("a 7 o n", "${child.name} ${child.number} ${child.own} ${child.note}")
        assertEquals("{'name':'a','number':7,'own':'o','note':'n','greeting':'Hello a'}", mapper.write(child))
    }

    data class Delegated(
        val inner: HasName,
    ) : HasName by inner

    @Test
    fun `properties by delegation`() {
        assertEquals(
            "{'inner':{'name':'a','number':1,'own':null,'note':'none','greeting':'Hello " +
                "a'},'name':'a','greeting':'Hello a'}",
            mapper.write(Delegated(Child("a", 1, null))),
        )
    }

    data class WithJava(
        val bean: JavaBean,
        val record: JavaRecord?,
        val created: JavaCreated = JavaCreated.of("d"),
        val beans: List<JavaBean> = listOf(),
    )

    @Test
    fun `classes and records of Java`() {
        val read =
            mapper.quoted<WithJava>(
                "{'bean':{'name':'a','count':1},'record':{'text':'t','number':2},'created':{'text':'c'},'beans':[{}]}",
            )
        assertEquals(
            "a 1 t 2 c 1",
            read.run { "${bean.name} ${bean.count} ${record?.text} ${record?.number} ${created.text} ${beans.size}" },
        )
        assertEquals(
            "{'bean':{'name':'a','count':1},'record':{'text':'t','number':2},'created':{'text':'c'}," +
                "'beans':[{'name':null,'count':0}]}",
            mapper.write(read),
        )
    }

    @Test
    fun `Java classes may lack values`() {
        assertEquals(null, mapper.quoted<JavaRecord>("{'number':1}").text)
        assertEquals(null, mapper.quoted<JavaCreated>("{}").text)
        assertEquals(
            byMajor(
                "MismatchedInputException at $.number: Cannot map `null` into type `int` (set " +
                    "DeserializationConfig.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES to 'false' to " +
                    "allow)",
                "JavaRecord[text=t, number=0]",
            ),
            outcome { mapper.quoted<JavaRecord>("{'text':'t'}") },
        )
    }

    @Test
    fun `Java classes that hold and extend those of Kotlin`() {
        assertEquals(
            "a b",
            mapper.quoted<JavaHolder>("{'item':{'name':'a'},'other':'b'}").let { "${it.item.name} ${it.other}" },
        )
        assertEquals(
            "KotlinInvalidNullException at $.item.name: Instantiation of [simple type, class " +
                "ClassKindContract.Item] value failed for JSON property name due to missing (therefore " +
                "NULL) value for creator parameter name which is a non-nullable type",
            failureOf { mapper.quoted<JavaHolder>("{'item':{}}") },
        )
        assertEquals("{'item':{'name':'a'},'other':null}", mapper.write(JavaHolder().apply { item = Item("a") }))
        assertEquals(
            byMajor(
                "MismatchedInputException at $: Cannot construct instance of `JavaChild` (although " +
                    "at least one Creator exists): cannot deserialize from Object value (no delegate- or " +
                    "property-based Creator)",
                "t e",
            ),
            outcome { mapper.quoted<JavaChild>("{'text':'t','extra':'e'}").let { "${it.text} ${it.extra}" } },
        )
    }

    open class KotlinParent(
        val text: String,
    )

    fun interface Action {
        fun run(): Int
    }

    data class WithFunction(
        val a: Int,
        @field:com.fasterxml.jackson.annotation.JsonIgnore
        @get:com.fasterxml.jackson.annotation.JsonIgnore
        val action: () -> Int = { 1 },
    )

    @Test
    fun `functions as properties`() {
        assertEquals("{'a':1}", mapper.write(WithFunction(1)))
        assertEquals("1", outcome { mapper.quoted<WithFunction>("{'a':2}").action() })
    }

    class Annotated
        @JvmOverloads
        constructor(
            val a: Int,
            val b: Int = 7,
            val c: Int = 8,
        )

    @Test
    fun `JvmOverloads does not add creators`() {
        assertEquals("1 7 9", mapper.quoted<Annotated>("{'a':1,'c':9}").let { "${it.a} ${it.b} ${it.c}" })
    }

    data class Defaults(
        val int: Int = 1,
        val long: Long = 2,
        val short: Short = 3,
        val byte: Byte = 4,
        val double: Double = 5.5,
        val float: Float = 6.5f,
        val boolean: Boolean = true,
        val char: Char = 'c',
        val text: String = "t",
    )

    @Test
    fun `defaults of all primitive types`() {
        assertEquals(Defaults(), mapper.quoted<Defaults>("{}"))
        val json =
            "{'int':9,'long':9,'short':9,'byte':9,'double':9.5,'float':9.5,'boolean':false,'char':'x','text':'x'}"
        assertEquals(Defaults(9, 9, 9, 9, 9.5, 9.5f, false, 'x', "x"), mapper.quoted<Defaults>(json))
        assertEquals(json, mapper.write(mapper.quoted<Defaults>(json)))
        assertEquals(Defaults(char = 'x', byte = 9), mapper.quoted<Defaults>("{'char':'x','byte':9}"))
    }

    abstract class Unfinished(
        val name: String,
    )

    @Test
    fun `an abstract class with a constructor is refused as by Jackson`() {
        assertEquals(
            "ValueInstantiationException at $: Cannot construct instance of `ClassKindContract.Unfinished`, problem: " +
                "`java.lang.InstantiationException` <- InstantiationException: null",
            failureOf { mapper.quoted<Unfinished>("{'name':'n'}") },
        )
    }
}
