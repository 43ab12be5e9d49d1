package dev.piculet.jackson.adapter

import com.fasterxml.jackson.annotation.JsonTypeInfo
import dev.piculet.jackson3.kotlin.KotlinFeature
import dev.piculet.jackson3.kotlin.readValue
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotSame
import org.junit.jupiter.api.Assertions.assertSame
import org.junit.jupiter.api.Test

class SingletonsTest {
    private val mapper = kotlinMapperBuilder { enable(KotlinFeature.SingletonSupport) }.build()

    object Settings {
        var level = 1
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
    sealed interface State

    data object Idle : State

    data class Busy(val percent: Int) : State

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    sealed interface Wrapped

    data object Nothing : Wrapped

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
    object Typed {
        val name = "typed"
    }

    data class States(val first: State, val idle: Idle, val typed: Typed, val unit: Unit)

    class Owner {
        companion object
    }

    @Test
    fun anObjectIsTheSameAfterReading() {
        assertSame(Settings, mapper.readValue<Settings>("""{"level":2}"""))
        assertEquals(2, Settings.level)
        assertSame(Unit, mapper.readValue<Unit>("{}"))
        assertSame(Owner.Companion, mapper.readValue<Owner.Companion>("{}"))
    }

    @Test
    fun objectsAmongSubclassesAreTheSame() {
        assertSame(Idle, mapper.readValue<State>(mapper.writerFor(State::class.java).writeValueAsString(Idle)))
        assertEquals(Busy(3), mapper.readValue<State>("""{"type":"Busy","percent":3}"""))
        val nothing = mapper.writerFor(Wrapped::class.java).writeValueAsString(Nothing)
        assertEquals("""{"Nothing":{}}""", nothing)
        assertSame(Nothing, mapper.readValue<Wrapped>(nothing))
    }

    @Test
    fun objectsWithTypesOfTheirOwnAreTheSame() {
        val states = States(Busy(1), Idle, Typed, Unit)
        val read = mapper.readValue<States>(mapper.writeValueAsString(states))
        assertEquals(states, read)
        assertSame(Typed, read.typed)
        assertSame(Idle, read.idle)
    }

    @Test
    fun withoutTheFeatureAnObjectIsMadeAnew() {
        val mapper = kotlinMapperBuilder { disable(KotlinFeature.SingletonSupport) }.build()
        assertNotSame(Settings, mapper.readValue<Settings>("{}"))
    }
}
