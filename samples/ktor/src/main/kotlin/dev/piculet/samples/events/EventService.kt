package dev.piculet.samples.events

import io.ktor.http.HttpStatusCode
import io.ktor.serialization.Configuration
import io.ktor.serialization.jackson.jackson
import io.ktor.server.application.Application
import io.ktor.server.application.install
import io.ktor.server.cio.CIO
import io.ktor.server.engine.embeddedServer
import io.ktor.server.plugins.contentnegotiation.ContentNegotiation
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.routing.get
import io.ktor.server.routing.post
import io.ktor.server.routing.routing
import java.util.concurrent.ConcurrentHashMap

// region service

/** Names nothing of Piculet: the dependency is enough. */
fun Application.events(json: Configuration.() -> Unit = { jackson() }) {
    val events = ConcurrentHashMap<Int, Event>()
    install(ContentNegotiation) { json() }
    routing {
        post("/events") {
            val event = call.receive<Event>()
            events[event.id] = event
            call.respond(event)
        }
        get("/events/{id}") {
            call.respond(events[call.parameters["id"]?.toInt()] ?: HttpStatusCode.NotFound)
        }
    }
}

fun main() {
    embeddedServer(CIO, port = 8080) { events() }.start(wait = true)
}
// endregion
