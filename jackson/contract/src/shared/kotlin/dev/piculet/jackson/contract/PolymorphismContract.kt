package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonIdentityInfo
import com.fasterxml.jackson.annotation.JsonIdentityReference
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeId
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonTypeName
import com.fasterxml.jackson.annotation.ObjectIdGenerators
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import tools.jackson.databind.DefaultTyping
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator

/** Types and identities in JSON. */
abstract class PolymorphismContract(
    subject: Subject,
) : Contract(subject) {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    sealed class Animal {
        abstract val name: String

        data class Dog(
            override val name: String,
            val barks: Boolean = true,
        ) : Animal()

        @JsonTypeName("kitty")
        data class Cat(
            override val name: String,
            val lives: Int?,
        ) : Animal()
    }

    data class Zoo(
        val first: Animal,
        val others: List<Animal> = listOf(),
    )

    @Test
    fun `subtypes of a sealed class are found`() {
        val json = "{'first':{'@type':'PolymorphismContract\$Animal\$Dog','name':'a','barks':true}," +
            "'others':[{'@type':'kitty','name':'b','lives':null}]}"
        val value = Zoo(Animal.Dog("a"), listOf(Animal.Cat("b", null)))
        assertEquals(json, mapper.write(value))
        assertEquals(value, mapper.quoted<Zoo>(json))
    }

    @Test
    fun `an unknown subtype is refused`() {
        assertEquals(
            "InvalidTypeIdException at $.first: Could not resolve type id 'x' as a subtype of " +
                "`PolymorphismContract.Animal`: known type ids = [PolymorphismContract.Animal.Dog, " +
                "kitty] (for POJO property 'first')",
            failureOf { mapper.quoted<Zoo>("{'first':{'@type':'x'}}") },
        )
        assertEquals(
            "InvalidTypeIdException at $.first: Could not resolve subtype of [simple type, class " +
                "PolymorphismContract.Animal]: missing type id property '@type' (for POJO property " +
                "'first')",
            failureOf { mapper.quoted<Zoo>("{'first':{'name':'x'}}") },
        )
        assertEquals(
            "KotlinInvalidNullException at $.first.name: Instantiation of [simple type, class " +
                "PolymorphismContract.Animal.Cat] value failed for JSON property name due to missing " +
                "(therefore NULL) value for creator parameter name which is a non-nullable type",
            failureOf { mapper.quoted<Zoo>("{'first':{'@type':'kitty'}}") },
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
    sealed interface Deep {
        sealed interface Deeper : Deep {
            data class Deepest(
                val a: Int,
            ) : Deeper
        }
    }

    @Test
    fun `subtypes of subtypes`() {
        assertEquals("{'t':'PolymorphismContract\$Deep\$Deeper\$Deepest','a':1}", mapper.write(Deep.Deeper.Deepest(1)))
        assertEquals(
            "Deepest(a=1)",
            outcome { mapper.quoted<Deep>("{'t':'PolymorphismContract\$Deep\$Deeper\$Deepest','a':1}") },
        )
    }

    sealed interface Plain {
        data class A(
            val a: Int,
        ) : Plain
    }

    @Test
    fun `a sealed class without JsonTypeInfo has no subtypes`() {
        assertEquals(
            "InvalidDefinitionException at $: Cannot construct instance of " +
                "`PolymorphismContract.Plain` (no Creators, like default constructor, exist): abstract " +
                "types either need to be mapped to concrete types, have custom deserializer, or contain " +
                "additional type information",
            failureOf { mapper.quoted<Plain>("{'a':1}") },
        )
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes(JsonSubTypes.Type(value = InObject.Part::class, name = "part"))
    interface InObject {
        data class Part(
            val a: Int,
            val b: String = "b",
        ) : InObject
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes(JsonSubTypes.Type(value = InArray.Part::class, name = "part"))
    interface InArray {
        data class Part(
            val a: Int,
            val b: String = "b",
        ) : InArray
    }

    @JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        include = JsonTypeInfo.As.EXISTING_PROPERTY,
        property = "kind",
        visible = true,
    )
    @JsonSubTypes(JsonSubTypes.Type(value = Existing.Part::class, name = "part"))
    interface Existing {
        val kind: String

        data class Part(
            val a: Int,
            override val kind: String = "part",
        ) : Existing
    }

    data class External(
        val kind: String,
        @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
            property = "kind",
            visible = true,
        )
        @JsonSubTypes(
            JsonSubTypes.Type(value = ExternalText::class, name = "text"),
            JsonSubTypes.Type(value = ExternalNumber::class, name = "number"),
        )
        val value: Any,
        val last: Int = 7,
    )

    data class ExternalText(
        val text: String,
    )

    data class ExternalNumber(
        val number: Int,
    )

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes(JsonSubTypes.Type(ByText::class), JsonSubTypes.Type(ByNumber::class))
    interface Deduced

    data class ByText(
        val text: String,
    ) : Deduced

    data class ByNumber(
        val number: Int,
        val optional: Int = 7,
    ) : Deduced

    @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
    interface ByClass {
        data class Part(
            val a: Int,
        ) : ByClass
    }

    @Test
    fun `all places of the type are read and written`() {
        assertEquals("{'part':{'a':1,'b':'b'}}", mapper.write(InObject.Part(1)))
        assertEquals(InObject.Part(1), mapper.quoted<InObject>("{'part':{'a':1}}"))
        assertEquals("['part',{'a':1,'b':'b'}]", mapper.write(InArray.Part(1)))
        assertEquals(InArray.Part(1), mapper.quoted<InArray>("['part',{'a':1}]"))
        assertEquals("{'a':1,'kind':'part'}", mapper.write(Existing.Part(1)))
        assertEquals(Existing.Part(1), mapper.quoted<Existing>("{'a':1,'kind':'part'}"))
    }

    @Test
    fun `the type beside the property`() {
        val value = External("text", ExternalText("t"))
        assertEquals(value, mapper.quoted<External>("{'kind':'text','value':{'text':'t'}}"))
        assertEquals(value, mapper.quoted<External>("{'value':{'text':'t'},'last':7,'kind':'text'}"))
        assertEquals("{'kind':'text','value':{'text':'t'},'last':7}", outcome { mapper.write(value) })
        assertEquals(
            "KotlinInvalidNullException at $.text: Instantiation of [simple type, class " +
                "PolymorphismContract.ExternalText] value failed for JSON property text due to missing " +
                "(therefore NULL) value for creator parameter text which is a non-nullable type",
            failureOf { mapper.quoted<External>("{'kind':'text','value':{}}") },
        )
        assertEquals(
            "MismatchedInputException at $.value: Missing property 'value' for external type id 'kind'",
            failureOf { mapper.quoted<External>("{'kind':'text'}") },
        )
    }

    @Test
    fun `the type is deduced`() {
        assertEquals(ByText("t"), mapper.quoted<Deduced>("{'text':'t'}"))
        assertEquals(ByNumber(1), mapper.quoted<Deduced>("{'number':1}"))
        assertEquals("{'number':1,'optional':7}", mapper.write(ByNumber(1)))
    }

    @Test
    fun `the type is a class`() {
        assertEquals("{'@c':'.PolymorphismContract\$ByClass\$Part','a':1}", mapper.write(ByClass.Part(1)))
        assertEquals(ByClass.Part(1), mapper.quoted<ByClass>("{'@c':'.PolymorphismContract\$ByClass\$Part','a':1}"))
    }

    @Test
    fun `the type of every value is written on demand`() {
        val typed =
            mapper {
                val validator = BasicPolymorphicTypeValidator.builder().allowIfSubType(Any::class.java).build()
                activateDefaultTyping(validator, DefaultTyping.NON_FINAL)
            }
        val value = Holder(Opened("t"), listOf(Opened("u")))
        assertEquals(value.toString(), typed.read<Any>(typed.writeValueAsString(value)).toString())
    }

    open class Opened(
        val text: String,
    ) {
        override fun toString() = text
    }

    open class Holder(
        val any: Any,
        val list: List<Opened>,
    ) {
        override fun toString() = "$any $list"
    }

    data class HasTypeId(
        @JsonTypeId val type: String,
        val a: Int,
    )

    @Test
    fun `a property tells the type`() {
        assertEquals("{'a':1}", outcome { mapper.write(HasTypeId("x", 1)) })
    }

    @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator::class, property = "id")
    class Node(
        val id: Int,
        var next: Node? = null,
    )

    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator::class)
    class Numbered(
        val name: String,
        var friends: List<Numbered> = listOf(),
    )

    data class Graph(
        val nodes: List<Node>,
        @JsonIdentityReference(alwaysAsId = true) val root: Node,
    )

    @Test
    fun `identities that are properties`() {
        val first = Node(1)
        first.next = Node(2, first)
        assertEquals("{'id':1,'next':{'id':2,'next':1}}", mapper.write(first))
        assertEquals(
            byMajor(
                "UnresolvedForwardReference at $.next.next: Could not resolve Object Id [1] (for " +
                    "[simple type, class PolymorphismContract.Node]).",
                "true",
            ),
            outcome { mapper.quoted<Node>("{'id':1,'next':{'id':2,'next':1}}").let { it.next!!.next === it } },
        )
        val graph = mapper.quoted<Graph>("{'nodes':[{'id':1},{'id':2}],'root':2}")
        assertSame(graph.nodes[1], graph.root)
        assertEquals("{'nodes':[{'id':1,'next':null},{'id':2,'next':null}],'root':2}", mapper.write(graph))
    }

    @Test
    fun `identities that are generated`() {
        val a = Numbered("a")
        val b = Numbered("b", listOf(a))
        a.friends = listOf(a)
        val json = "{'@id':1,'name':'b','friends':[{'@id':2,'name':'a','friends':[2]}]}"
        assertEquals(json, mapper.write(b))
        assertEquals(
            "true",
            outcome { mapper.quoted<Numbered>(json).friends.single().let { it.friends.single() === it } },
        )
    }

    sealed interface Form

    @JsonTypeName("circle")
    data class Disc(
        val r: Int,
    ) : Form

    data class Sheet(
        @get:JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
        @get:JsonSubTypes(JsonSubTypes.Type(Disc::class, name = "c"))
        val form: Form,
    )

    @Test
    fun `a property has names of its own for subclasses of a sealed class`() {
        assertEquals(
            expected(
                oracle = "{'form':{'t':'circle','r':1}}",
                piculet = "{'form':{'t':'c','r':1}}",
                because = "an annotation states the user's wish",
            ),
            mapper.write(Sheet(Disc(1))),
        )
    }

    @JvmInline
    value class Pet(
        val animal: Animal,
    )

    data class Owner(
        val pet: Pet,
    )

    data class Shelter(
        @param:JsonFormat(with = [JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY]) val pets: List<Pet>,
    )

    @Test
    fun `what a value class wraps has its type where there is a format`() {
        val pet = Pet(Animal.Cat("a", 7))
        val json = "{'@type':'kitty','name':'a','lives':7}"
        val exact = mapper { defaultLeniency(false) }
        assertEquals(Owner(pet), exact.quoted<Owner>("{'pet':$json}"))
        assertEquals(Owner(pet), mapper.quoted<Owner>("{'pet':$json}"))
        assertEquals(Shelter(listOf(pet)), mapper.quoted<Shelter>("{'pets':$json}"))
        assertEquals(Shelter(listOf(pet, pet)), mapper.quoted<Shelter>("{'pets':[$json,$json]}"))
    }
}
