package shop

import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.springframework.boot.builder.SpringApplicationBuilder
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers

open class ServiceTest {
    @Test
    fun `the service reads and writes a data class`() {
        val answer = post("""{"id":7,"customer":"Ann"}""")
        assertEquals(
            """{"id":7,"customer":"Ann","payment":{"kind":"Invoice","days":30},"notes":[]}""",
            answer.body(),
        )
    }

    @Test
    fun `null where there must be a value is a bad request`() {
        assertEquals(400, post("""{"id":7,"customer":null}""").statusCode())
    }

    @Test
    fun `Piculet does it`() {
        post("""{"id":7,"customer":"Ann"}""")
        assertReadByPiculet(Order::class.java, service)
    }

    @Test
    fun `what jackson-module-kotlin can't read or writes otherwise is read and written as Piculet does`() {
        val stock = """{"weeks":{"start":1,"end":4},"counts":{"4294967295":7},"places":["a"]}"""
        assertEquals(stock, post(stock, "/stocks").body())
    }

    protected fun post(
        json: String,
        path: String = "/orders",
    ): HttpResponse<String> {
        val uri = URI("http://localhost:${service.environment.getProperty("local.server.port")}$path")
        val request = HttpRequest.newBuilder(uri).header("Content-Type", "application/json")
        return HttpClient
            .newHttpClient()
            .send(request.POST(BodyPublishers.ofString(json)).build(), BodyHandlers.ofString())
    }

    companion object {
        /** Started by the first test. */
        private val service by lazy {
            SpringApplicationBuilder(Service::class.java)
                .run("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=warn")
        }

        @JvmStatic
        @AfterAll
        fun stop() {
            service.close()
        }
    }
}
