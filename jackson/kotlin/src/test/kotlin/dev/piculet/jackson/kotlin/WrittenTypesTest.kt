package dev.piculet.jackson.kotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test
import java.lang.reflect.GenericArrayType
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Type
import java.lang.reflect.TypeVariable

class WrittenTypesTest {
    private val models = KotlinModels.create()

    private val parameters =
        models
            .model(Generic::class.java)
            .primaryCreator()
            .get()
            .parameters()
            .associate { it.name().get() to it.type() }

    private fun written(
        parameter: String,
        declaring: Class<*> = Generic::class.java,
    ): String = text(WrittenTypes.of(parameters.getValue(parameter), declaring))

    private fun text(type: Type): String =
        when (type) {
            is Class<*> -> type.simpleName
            is ParameterizedType -> text(type.rawType) + type.actualTypeArguments.map(::text)
            is GenericArrayType -> text(type.genericComponentType) + "[]"
            is TypeVariable<*> -> type.name
            else -> throw AssertionError(type)
        }

    @Test
    fun valueClassesKeepTheirArguments() {
        assertEquals("Box[List[Id]]", written("plain"))
        assertEquals("Box[Id[]]", written("array"))
        assertEquals("Box[int[]]", written("numbers"))
        assertEquals("Id", written("id"))
    }

    @Test
    fun variablesOfTheClassStayAndOthersBecomeTheirBounds() {
        assertEquals("Box[T]", written("own"))
        assertEquals("Map[String, Box[T]]", written("nested"))
        assertEquals("List[T][]", written("arrays"))
        assertEquals("Box[Object]", written("own", declaring = Id::class.java))
    }

    @Test
    fun boundsStandForWhatVaries() {
        assertEquals("Box[Number]", written("bounded"))
        assertEquals("Box[Object]", written("star"))
    }

    @Test
    fun aValueClassThatIsWrappedKeepsItsArgumentsToo() {
        val model = models.model(Boxes::class.java).valueClass().get()
        assertEquals("Box[List[T]]", text(ValueClassContent.of(model, models) { false }.type()))
        assertEquals("Box[List[T]]", text(ValueClassCreator.primary(model, models).get().parameterType()))
    }

    @Test
    fun equalTypesAreEqual() {
        val type = parameters.getValue("plain")
        val first = WrittenTypes.of(type, Generic::class.java)
        assertEquals(first, WrittenTypes.of(type, Generic::class.java))
        assertSame(null, (first as ParameterizedType).ownerType)
    }
}
